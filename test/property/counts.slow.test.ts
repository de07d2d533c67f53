/** Counts that `score --counts` can have written pass the checks of `merge`; counts that contradict themselves do not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePair, type SettingsSpec, settingsOf, signature, Tally } from '../../src/evaluate/index.ts';
import { leaImportances, metrics } from '../../src/metrics/index.ts';
import { checkCounts } from '../../src/verbs/counts/check-counts.ts';
import type { CountsFile } from '../../src/verbs/counts/counts-file.ts';
import { CountsFault } from '../../src/verbs/counts/counts-values.ts';
import { version } from '../../src/version.ts';
import { pairArbitrary, type SetPair } from '../support/arbitraries.ts';
import { documentWith } from '../support/documents.ts';
import type { Sets } from '../support/sets.ts';

type Json = { -readonly [Key in keyof CountsFile]: CountsFile[Key] } & Record<string, unknown>;

const document = (id: string, entities: Sets) =>
  documentWith(
    entities.map((entity, i) => [String(i), ...entity.map((name) => name.slice(1))]),
    { id, pairKey: id, length: 100 },
  );

/** The counts file that a run over the documents would write, as parsed JSON. */
function countsOf(pairs: readonly SetPair[], spec: SettingsSpec, perDocument: boolean): Json {
  const settings = settingsOf(spec);
  const tally = new Tally(settings, { perDocument });
  const documents = pairs.map((_, i) => `d${i}`);
  pairs.forEach(([key, response], i) => {
    const side = (entities: Sets) => document(documents[i], entities);
    const missing = response.length === 0 && i % 2 === 1;
    tally.add(evaluatePair(side(key), missing ? undefined : side(response), settings, () => {}));
  });
  const state = tally.state();
  const file = {
    schema: 'corefeval/counts/1',
    version,
    signature: signature(settings, undefined),
    settings: spec,
    extras: { lenient: false, corefColumn: null, documents: null },
    key: 'key.conll',
    response: 'response.conll',
    documents,
    tally: {
      ...state,
      documents: state.documents.map(({ id, counts }) => ({ id, counts: [...Array.from(counts)] })),
    },
    warnings: [],
  };
  return JSON.parse(JSON.stringify(file));
}

function faultOf(file: Json): string | undefined {
  try {
    checkCounts(file);
    return undefined;
  } catch (error) {
    if (error instanceof CountsFault) return error.place;
    throw error;
  }
}

const everyMetric = metrics.map(({ id }) => id);
const corpus = fc.array(pairArbitrary({ mentions: 9 }), { maxLength: 6 });
const spec = fc.record({
  metrics: fc.subarray(everyMetric, { minLength: 1 }),
  singletons: fc.constantFrom('keep', 'drop'),
  average: fc.constantFrom('micro', 'macro'),
  leaImportance: fc.constantFrom(...Object.keys(leaImportances)),
}) as fc.Arbitrary<SettingsSpec>;

describe('counts', () => {
  it('that were counted pass, whatever the corpus, the metrics and the settings', () => {
    fc.assert(
      fc.property(corpus, spec, fc.boolean(), (pairs, settings, perDocument) => {
        expect(faultOf(countsOf(pairs, settings, perDocument))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('of single documents hold the sums: no sum can be changed, and no count', () => {
    const change = fc.constantFrom(1, -1, 0.25, 1e9, -1e9);
    fc.assert(
      fc.property(corpus, spec, fc.nat(), change, fc.boolean(), (pairs, settings, at, by, inSum) => {
        fc.pre(pairs.length > 0);
        const file = countsOf(pairs, settings, true);
        const { sums, documents, fields } = file.tally as unknown as {
          sums: number[][];
          documents: { counts: number[] }[];
          fields: string[];
        };
        if (inSum) sums[at % fields.length].push(by);
        else documents[at % documents.length].counts[at % fields.length] += by;
        expect(faultOf(file)).toMatch(/^tally\.(sums|documents)\[\d+\]/);
      }),
      { numRuns: 500 },
    );
  });

  it('are checked against each other without single documents: a quantity of several metrics cannot be changed in one', () => {
    const settings = settingsOf({ metrics: everyMetric });
    const counted = settings.metrics.flatMap(({ fields, measures }) =>
      fields.map((field) => measures(settings.options)[field]),
    );
    // Quantities that only one field counts follow from others by an equation, or are only bounded.
    const derived = ['unionMentions', 'twinless', 'movedMentions', 'meanCoref', 'agreedPairs'];
    const held = counted.flatMap((measure, i) => {
      if (typeof measure !== 'string') return [];
      return derived.includes(measure) || counted.filter((other) => other === measure).length > 1 ? [i] : [];
    });
    expect(held.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(corpus, fc.constantFrom(...held), fc.constantFrom(1, -1, 1e6), (pairs, at, by) => {
        const file = countsOf(pairs, { metrics: everyMetric }, false);
        const before = faultOf(file);
        (file.tally.sums as number[][])[at].push(by);
        expect(before).toBeUndefined();
        expect(faultOf(file)).toMatch(/^tally\.sums\[\d+\]/);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['documents', 'mentions', 'entities', 'singletons', 'crossing', 'tokens', 'repeated', 'shared'])(
    'have a whole number of %s',
    (name) => {
      for (const value of [-1, 0.5, null, '3', 2 ** 60, undefined]) {
        const file = countsOf([[[['m1', 'm2']], [['m1']]]], {}, false);
        (file.tally.key as unknown as Record<string, unknown>)[name] = value;
        expect(faultOf(file)).toBe(`tally.key.${name}`);
      }
    },
  );

  it('with settings that are null, unknown, of another type or not those of the signature are refused', () => {
    const damages: [string, unknown, string][] = [
      ['average', 'macro', 'signature'],
      ['average', null, 'settings.average'],
      ['singletons', 'some', 'settings.singletons'],
      ['blancWeight', 7, 'settings.blancWeight'],
      ['blancWeight', '0.5', 'settings.blancWeight'],
      ['blancWeight', null, 'settings.blancWeight'],
      ['metrics', ['nonsense'], 'settings.metrics'],
      ['metrics', [null], 'settings.metrics[0]'],
      ['metrics', ['muc'], 'signature'],
      ['leaImportance', 'constructor', 'settings.leaImportance'],
      ['colour', 'red', 'settings.colour'],
      ['__proto__', {}, 'settings.__proto__'],
    ];
    for (const [name, value, place] of damages) {
      const file = countsOf([], {}, false);
      file.settings = JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);
      expect(faultOf(file)).toBe(place);
    }
  });
});
