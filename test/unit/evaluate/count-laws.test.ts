import { describe, expect, it } from 'vitest';
import { checkVector, quantitiesOf } from '../../../src/evaluate/count-laws.ts';
import { type Facts, noFacts } from '../../../src/evaluate/facts.ts';
import { type SettingsSpec, settingsOf } from '../../../src/evaluate/index.ts';
import { metrics } from '../../../src/metrics/index.ts';
import { pairOfSets } from '../../support/set-pairs.ts';
import { sets } from '../../support/sets.ts';

const facts = (mentions: number, entities: number, singletons = 0): Facts => ({
  ...noFacts,
  documents: 1,
  mentions,
  entities,
  singletons,
});

/** The first contradiction, as `place: expected`. */
function fault(
  vector: ArrayLike<number>,
  spec: SettingsSpec,
  { key, response, corpus = false }: { key?: Facts; response?: Facts; corpus?: boolean } = {},
): string | undefined {
  const settings = settingsOf(spec);
  const known = key && response && quantitiesOf(key, response, settings);
  const found: string[] = [];
  const options = known === undefined ? { corpus } : { known, corpus };
  checkVector(
    settings,
    vector,
    (_, field) => field,
    options,
    ({ place }, expected) => {
      found.push(`${place()}: ${expected}`);
    },
  );
  return found[0];
}

/** Metrics that need more than tables are left out: `ab cd` against `abc` has the counts of a document. */
const all = { metrics: metrics.filter(({ needs }) => needs === '').map(({ id }) => id) };
const real = settingsOf(all).vector.count(pairOfSets(sets('ab cd'), sets('abc')));

describe('checkVector', () => {
  it('takes the counts of a document, and the sum of two as those of a corpus', () => {
    const sides = { key: facts(4, 2), response: facts(3, 1) };
    expect(fault(real, all, sides)).toBeUndefined();
    const twice = { key: facts(8, 4), response: facts(6, 2), corpus: true };
    expect(
      fault(
        real.map((count) => 2 * count),
        all,
        twice,
      ),
    ).toBeUndefined();
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d where a whole number is counted',
    (value) => {
      expect(fault([value, 4, 3, 3], { metrics: ['mentions'] })).toBe(
        'mentions.recallNum: a whole number of at least 0',
      );
    },
  );

  it('lets a sum of fractions be a little below 0', () => {
    const bcub = { metrics: ['bcub'] };
    expect(fault([-1e-10, 4, 0, 3], bcub)).toBeUndefined();
    expect(fault([-1e-8, 4, 0, 3], bcub)).toBe('bcub.recallNum: a number of at least 0');
  });

  it('lets equal sums of fractions differ a little, relative to their size', () => {
    const ceafe = { metrics: ['ceafe'] };
    const different = (size: number, difference: number) =>
      fault([size + difference, 2 * size, size, 2 * size], ceafe);
    expect(different(2, 1e-10)).toBeUndefined();
    expect(different(2, 1e-8)).toBe('ceafe.precisionNum: 2.00000001, as ceafe.recallNum says');
    expect(different(1e6, 1e-4)).toBeUndefined();
    expect(different(1e6, 0.01)).toBe('ceafe.precisionNum: 1000000.01, as ceafe.recallNum says');
    // Whole numbers do not differ at all.
    expect(different(1e12, 1)).toBe('ceafe.precisionNum: 1000000000001, as ceafe.recallNum says');
  });

  it('refuses a numerator above the denominator of a metric whose counts have no other name', () => {
    expect(fault([5, 4, 1, 3], { metrics: ['lea'] })).toBe('lea.recallNum: at most 4, as lea.recallDen says');
    expect(fault([1, 4, 4, 3], { metrics: ['lea'] })).toBe(
      'lea.precisionNum: at most 3, as lea.precisionDen says',
    );
  });

  it('refuses a numerator above its denominator, and a quantity that two counts have with different values', () => {
    const mentions = { metrics: ['mentions'] };
    expect(fault([5, 4, 5, 6], mentions)).toBe('mentions.recallNum: at most 4, as mentions.recallDen says');
    expect(fault([3, 4, 2, 3], mentions)).toBe('mentions.precisionNum: 3, as mentions.recallNum says');
    expect(fault([3, 4, 3, 3], mentions, { key: facts(5, 1), response: facts(3, 1) })).toBe(
      'mentions.recallDen: 5, as tally.key.mentions says',
    );
  });

  it.each([
    [
      'fewer shared mentions than links between them',
      ['mentions', 'muc'],
      [1, 4, 1, 4, 2, 3, 2, 3],
      'muc.recallNum: at most 1, as mentions.recallNum says',
    ],
    [
      'more aligned mentions than shared ones',
      ['mentions', 'ceafm'],
      [2, 4, 2, 4, 3, 4, 3, 4],
      'ceafm.recallNum: at most 2, as mentions.recallNum says',
    ],
    [
      'a similarity above the number of shared mentions',
      ['mentions', 'ceafe'],
      [1, 4, 1, 4, 1.5, 2, 1.5, 2],
      'ceafe.recallNum: at most 1, as mentions.recallNum says',
    ],
    [
      'more links of a tree than pairs',
      ['muc', 'pairwise'],
      [1, 3, 1, 3, 1, 2, 1, 3],
      'muc.recallDen: at most 2, as pairwise.recallDen says',
    ],
  ])('refuses %s', (_, metrics, vector, message) => {
    expect(fault(vector, { metrics })).toBe(message);
  });

  it('refuses what breaks an equation between quantities', () => {
    const muc = { metrics: ['muc'] };
    const sides = { key: facts(4, 2), response: facts(3, 1) };
    expect(fault([1, 2, 1, 2], muc, sides)).toBeUndefined();
    expect(fault([1, 3, 1, 2], muc, sides)).toBe(
      'muc.recallDen: 2: the number of mentions minus the number of entities',
    );
  });

  it('refuses denominators of LEA other than the mentions, or the entities, of each side', () => {
    const sides = { key: facts(4, 2), response: facts(3, 1) };
    const size = { metrics: ['lea'] };
    expect(fault([1, 4, 1, 3], size, sides)).toBeUndefined();
    expect(fault([1, 2, 1, 3], size, sides)).toBe('lea.recallDen: 4, as tally.key.mentions says');
    expect(fault([1, 4, 1, 1], size, sides)).toBe('lea.precisionDen: 3, as tally.response.mentions says');
    const uniform = { ...size, leaImportance: 'uniform' } as const;
    expect(fault([1, 2, 1, 1], uniform, sides)).toBeUndefined();
    expect(fault([1, 4, 1, 1], uniform, sides)).toBe('lea.recallDen: 2, as tally.key.entities says');
    expect(fault([1, 2, 1, 3], uniform, sides)).toBe('lea.precisionDen: 1, as tally.response.entities says');
    // Any sum of logarithms is possible.
    expect(fault([1, 2.5, 1, 1.7], { ...size, leaImportance: 'log' }, sides)).toBeUndefined();
  });

  it.each([
    // 4 + 3 mentions, 2 on both sides.
    ['blanc_gold.twinless', 3, 'the mentions that one side lacks'],
    // 3 response mentions are kept, and 2 of the key are added to them.
    ['bcub_sys.precisionDen', 5, 'the response mentions that are kept and the twinless key mentions'],
    // 2 and 3 pairs corefer, of 10 pairs of 5 mentions; both sides join one of them.
    ['ari.mean', 2.5, 'the mean of the coreferent pairs of both sides'],
    ['rand.agreed', 7, 'all pairs except those that corefer on one side only'],
    ['rand.pairs', 10, 'the pairs of all mentions'],
    ['vi.union', 5, 'the mentions that at least one side has'],
  ])('refuses another value of %s than %d', (field, value, text) => {
    // Key {a b} {c d}, response {a b x}.
    const pair = pairOfSets(sets('ab cd'), sets('abx'));
    const spec = { metrics: metrics.map(({ id }) => id) };
    const { vector } = settingsOf(spec);
    const counts = vector.count(pair);
    const at = vector.fields.indexOf(field);
    expect([field, counts[at]]).toEqual([field, value]);
    const all: string[] = [];
    const changed = counts.with(at, value + 1);
    checkVector(
      settingsOf(spec),
      changed,
      (_, name) => name,
      { corpus: false },
      ({ place }, expected) => {
        all.push(`${place()}: ${expected}`);
      },
    );
    expect(all).toContain(`${field}: ${value}: ${text}`);
  });

  it('takes fewer pairs of a document with windows: pairs do not cross them', () => {
    const noncoref = (spec: SettingsSpec) =>
      fault([6, 6, 6, 6, 3, 3, 3, 2, 2, 2], { ...spec, metrics: ['mentions', 'blanc'] });
    expect(noncoref({})).toMatch(/^blanc.keyNoncoref: 12/);
    expect(noncoref({ window: 3 })).toBeUndefined();
  });

  it('knows the pairs of mentions of a document; for a corpus they are a bound', () => {
    // Four mentions and two links: 6 − 2 pairs do not corefer. In two documents there are fewer pairs.
    const { fields } = metrics.find(({ id }) => id === 'blanc') as (typeof metrics)[number];
    const vector = (keyNoncoref: number) =>
      fields.map((field) => (field === 'keyNoncoref' ? keyNoncoref : field === 'keyCoref' ? 2 : 0));
    const blanc = { metrics: ['blanc'] };
    const sides = { key: facts(4, 2), response: facts(0, 0) };
    const text = 'the pairs of mentions that do not corefer';
    expect(fault(vector(4), blanc, sides)).toBeUndefined();
    expect(fault(vector(3), blanc, sides)).toBe(`blanc.keyNoncoref: 4: ${text}`);
    expect(fault(vector(3), blanc, { ...sides, corpus: true })).toBeUndefined();
    expect(fault(vector(5), blanc, { ...sides, corpus: true })).toBe(`blanc.keyNoncoref: at most 4: ${text}`);
  });
});

describe('quantitiesOf', () => {
  it('has mentions and entities of both sides, without singletons where they are dropped', () => {
    const shown = (spec: SettingsSpec) =>
      Array.from(
        quantitiesOf(facts(5, 3, 2), facts(4, 2), settingsOf(spec)),
        ([quantity, { value, place }]) => [quantity, value, place()],
      );
    expect(shown({})).toEqual([
      ['keyMentions', 5, 'tally.key.mentions'],
      ['keyEntities', 3, 'tally.key.entities'],
      ['responseMentions', 4, 'tally.response.mentions'],
      ['responseEntities', 2, 'tally.response.entities'],
    ]);
    expect(shown({ singletons: 'drop' })).toEqual([
      ['keyMentions', 3, 'tally.key.mentions minus the singletons'],
      ['keyEntities', 1, 'tally.key.entities minus the singletons'],
      ['responseMentions', 4, 'tally.response.mentions'],
      ['responseEntities', 2, 'tally.response.entities'],
    ]);
  });
});
