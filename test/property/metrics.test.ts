/** Laws that hold for every metric of the registry; a new metric is tested as soon as it is registered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlancScore,
  headline,
  type IndexScore,
  leaImportances,
  type Metric,
  metrics,
  type RatioScore,
  type Score,
} from '../../src/metrics/index.ts';
import { mergeCounts, zeroCounts } from '../../src/metrics/metric.ts';
import {
  pairArbitrary,
  type SetPair,
  sameMentionsArbitrary,
  shuffledArbitrary,
} from '../support/arbitraries.ts';
import * as naive from '../support/brute-force.ts';
import { runs } from '../support/runs.ts';
import { countsOf, plainOptions, type Sets, scoreOf } from '../support/sets.ts';

const registry = metrics.map((metric) => [metric.id, metric] as const);

/** `blanc_gold` scores one mention set only. */
const pairFor = ({ id }: Metric, size = {}): fc.Arbitrary<SetPair> =>
  id === 'blanc_gold' ? sameMentionsArbitrary(size) : pairArbitrary(size);

const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 9));
const nearAll = (counts: object) =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, near(value)]));

/** The numbers of a score of any kind. */
function numbersOf(score: Score): (number | null)[] {
  const parts = 'coref' in score ? [(score as BlancScore).coref, (score as BlancScore).noncoref] : [];
  return [score, ...parts].flatMap(({ recall, precision, f1 }) => [recall, precision, f1]);
}

describe.each(registry)('%s', (_, metric) => {
  it('is between 0 and 1', () => {
    fc.assert(
      fc.property(pairFor(metric), ([key, response]) => {
        const score = scoreOf(metric, key, response);
        for (const value of numbersOf(score)) {
          if (value === null) continue;
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1 + 1e-12);
        }
        const value = headline(metric, score);
        expect(Number.isNaN(value)).toBe(false);
        if (value !== null) expect(value).toBeLessThanOrEqual(1 + 1e-12);
        // The adjusted Rand index is negative below chance.
        if (value !== null && metric.id !== 'ari') expect(value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is 1 for a response that is the key, wherever it is defined', () => {
    fc.assert(
      fc.property(pairArbitrary(), ([key]) => {
        const score = scoreOf(metric, key, key);
        const values = [headline(metric, score), score.recall, score.precision].filter(
          (value) => value !== null,
        );
        for (const value of values) expect(value).toBeCloseTo(1, 12);
      }),
      { numRuns: runs(200) },
    );
  });

  it('is defined for a key with two entities of two mentions', () => {
    const key = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(headline(metric, scoreOf(metric, key, key))).toBe(1);
  });

  it('does not depend on the order of entities and mentions', () => {
    fc.assert(
      fc.property(
        pairFor(metric).chain(([key, response]) =>
          fc.tuple(
            fc.constant([key, response] as const),
            shuffledArbitrary(key),
            shuffledArbitrary(response),
          ),
        ),
        ([[key, response], otherKey, otherResponse]) => {
          expect(countsOf(metric, otherKey, otherResponse)).toEqual(nearAll(countsOf(metric, key, response)));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('does not depend on the names of mentions', () => {
    fc.assert(
      fc.property(pairFor(metric), ([key, response]) => {
        const renamed = (side: Sets) => side.map((entity) => entity.map((name) => `__proto__${name}`));
        expect(countsOf(metric, renamed(key), renamed(response))).toEqual(countsOf(metric, key, response));
      }),
      { numRuns: runs(50) },
    );
  });

  it('adds up: counts of documents merge in any order and grouping, and zero changes nothing', () => {
    fc.assert(
      fc.property(fc.array(pairFor(metric), { minLength: 1, maxLength: 5 }), fc.nat(), (documents, at) => {
        const all = documents.map(([key, response]) => countsOf(metric, key, response));
        const merge = (list: typeof all) =>
          list.reduce((sum, counts) => mergeCounts(metric, sum, counts), zeroCounts(metric));
        const whole = merge(all);
        const cut = at % all.length;
        expect(mergeCounts(metric, merge(all.slice(0, cut)), merge(all.slice(cut)))).toEqual(nearAll(whole));
        expect(merge(all.toReversed())).toEqual(nearAll(whole));
        expect(mergeCounts(metric, whole, zeroCounts(metric))).toEqual(whole);
        expect(Object.keys(whole)).toEqual(metric.fields);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is undefined without mentions', () => {
    expect(headline(metric, scoreOf(metric, [], []))).toBeNull();
  });
});

/** Metrics that count non-coreferent pairs, of which one document has more than two documents with the same mentions. */
const COUNTS_PAIRS_APART = ['blanc', 'blanc_gold', 'rand', 'ari'];

describe.each(registry.filter(([id]) => !COUNTS_PAIRS_APART.includes(id)))('%s', (_, metric) => {
  it('gives two documents the counts of one document with the entities of both', () => {
    fc.assert(
      fc.property(pairArbitrary(), pairArbitrary(), (first, second) => {
        const apart = (side: Sets) => side.map((entity) => entity.map((name) => `other ${name}`));
        const joint = countsOf(
          metric,
          [...first[0], ...apart(second[0])],
          [...first[1], ...apart(second[1])],
        );
        expect(mergeCounts(metric, countsOf(metric, ...first), countsOf(metric, ...second))).toEqual(
          nearAll(joint),
        );
      }),
      { numRuns: runs(150) },
    );
  });
});

/** Why swapping the sides does not simply swap recall and precision. */
const ASYMMETRIC: ReadonlyMap<string, string> = new Map([
  ['bcub_0', 'only mentions that the key lacks are discarded'],
  ['bcub_rn', 'only singletons that the key lacks are removed'],
  ['bcub_sys', 'only singletons that the key lacks are removed'],
  ['ceafm_rn', 'only singletons that the key lacks are removed'],
  ['ceafe_rn', 'only singletons that the key lacks are removed'],
  ['ceafm_sys', 'only singletons that the key lacks are removed'],
]);
/** The boundary rules of BLANC depend on the key alone. */
const DEPENDS_ON_KEY = ['blanc', 'blanc_gold'];

describe('swapping the sides', () => {
  it.each(registry.filter(([id]) => !ASYMMETRIC.has(id)))(
    'swaps recall and precision of %s',
    (id, metric) => {
      fc.assert(
        fc.property(pairFor(metric), ([key, response]) => {
          const hasBothKinds = (side: Sets) => side.some((entity) => entity.length > 1) && side.length > 1;
          fc.pre(!DEPENDS_ON_KEY.includes(id) || (hasBothKinds(key) && hasBothKinds(response)));
          const [here, there] = [scoreOf(metric, key, response), scoreOf(metric, response, key)];
          expect([there.recall, there.precision, headline(metric, there)]).toEqual([
            near(here.precision),
            near(here.recall),
            near(headline(metric, here)),
          ]);
        }),
        { numRuns: runs(300) },
      );
    },
  );

  it.each([...ASYMMETRIC])('is another matter for %s: %s', (id) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    const [key, response] = [[['a', 'b']], [['a', 'b', 'c'], ['x']]];
    const [here, there] = [scoreOf(metric, key, response), scoreOf(metric, response, key)];
    expect([there.recall, there.precision]).not.toEqual([near(here.precision), near(here.recall)]);
  });
});

/** Each metric by brute force. A metric without an entry here fails the test. */
const BRUTE_FORCE: ReadonlyMap<string, (key: Sets, response: Sets) => naive.Fractions> = new Map([
  ['mentions', naive.mentions],
  ['muc', naive.muc],
  ['bcub', naive.bcub],
  ['ceafm', naive.ceafm],
  ['ceafe', naive.ceafe],
  ['lea', naive.lea(leaImportances.size)],
  ['pairwise', naive.pairwise],
  ['bcub_all', naive.bcubAll],
  ['bcub_0', naive.bcub0],
  ['bcub_rn', naive.bcubRn],
  ['bcub_sys', naive.bcubSys],
  ['ceafm_rn', naive.ceafmRn],
  ['ceafe_rn', naive.ceafeRn],
  ['ceafm_sys', naive.ceafmSys],
]);
const BRUTE_FORCE_INDEX = new Map([
  ['rand', naive.rand],
  ['ari', naive.ari],
]);
const TRIES_ALL_ALIGNMENTS = ['ceafm', 'ceafe', 'ceafm_rn', 'ceafe_rn', 'ceafm_sys'];

const fractions = (score: Score) => (score as RatioScore).counts;
const nearFractions = ({ recall, precision }: naive.Fractions) => ({
  recall: recall.map(near),
  precision: precision.map(near),
});

describe('brute force', () => {
  it('covers the registry', () => {
    const covered = [...BRUTE_FORCE.keys(), ...BRUTE_FORCE_INDEX.keys(), 'blanc', 'blanc_gold'];
    expect(covered.sort()).toEqual(metrics.map(({ id }) => id).sort());
  });

  it.each([...BRUTE_FORCE])('agrees on %s', (id, bruteForce) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    const size = TRIES_ALL_ALIGNMENTS.includes(id) ? { mentions: 7, most: 4 } : { mentions: 14, most: 6 };
    fc.assert(
      fc.property(pairArbitrary(size), ([key, response]) => {
        expect(fractions(scoreOf(metric, key, response))).toEqual(nearFractions(bruteForce(key, response)));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([...BRUTE_FORCE_INDEX])('agrees on %s', (id, bruteForce) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    fc.assert(
      fc.property(pairArbitrary({ mentions: 10, most: 5 }), ([key, response]) => {
        const { index } = scoreOf(metric, key, response) as IndexScore;
        expect(index).toEqual(near(bruteForce(key, response)));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each(['blanc', 'blanc_gold'])('agrees on %s', (id) => {
    const metric = metrics.find((candidate) => candidate.id === id) as Metric;
    fc.assert(
      fc.property(
        pairFor(metric, { mentions: 9, most: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ([key, response], blancWeight) => {
          const score = scoreOf(metric, key, response, { ...plainOptions, blancWeight }) as BlancScore;
          const [coref, noncoref] = [naive.pairwise(key, response), naive.noncoref(key, response)];
          expect(score.coref.counts).toEqual(nearFractions(coref));
          expect(score.noncoref.counts).toEqual(nearFractions(noncoref));
          if (id === 'blanc_gold' && coref.recall[1] + noncoref.recall[1] === 0) {
            expect(score.f1).toBe(key.length === 0 ? null : 1);
            return;
          }
          expect([score.recall, score.precision, score.f1]).toEqual(
            blancByTheBook(coref, noncoref, blancWeight).map(near),
          );
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['uniform', leaImportances.uniform],
    ['log', leaImportances.log],
    ['a function of the user', (size: number) => (size === 2 ? 0 : size ** 3)],
  ] as const)('agrees on LEA with importance %s', (_, leaImportance) => {
    const lea = metrics.find(({ id }) => id === 'lea') as Metric;
    fc.assert(
      fc.property(pairArbitrary({ mentions: 12, most: 6 }), ([key, response]) => {
        const score = scoreOf(lea, key, response, { ...plainOptions, leaImportance });
        expect(fractions(score)).toEqual(nearFractions(naive.lea(leaImportance)(key, response)));
      }),
      { numRuns: runs(300) },
    );
  });
});

/** Recall, precision and F₁ of BLANC from the fractions of both kinds of link, with the boundary rules of the reference scorer. */
function blancByTheBook(
  coref: naive.Fractions,
  noncoref: naive.Fractions,
  weight: number,
): (number | null)[] {
  const rpf = ({ recall, precision }: naive.Fractions) => {
    const [r, p] = [recall, precision].map(([num, den]) => (den === 0 ? 0 : num / den));
    return [r, p, r + p === 0 ? 0 : (2 * r * p) / (r + p)];
  };
  const [c, n] = [rpf(coref), rpf(noncoref)];
  if (coref.recall[1] === 0 && noncoref.recall[1] === 0) return [null, null, null];
  if (noncoref.recall[1] === 0) return c;
  if (coref.recall[1] === 0) return n;
  return c.map((value, i) => weight * value + (1 - weight) * n[i]);
}
