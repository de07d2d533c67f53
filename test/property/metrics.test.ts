/** Laws that hold for every metric of the registry; a new metric is tested as soon as it is registered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BlancScore,
  headline,
  type Metric,
  type MetricOptions,
  metricOptions,
  metrics,
  type Score,
} from '../../src/metrics/index.ts';
import type { Measure } from '../../src/metrics/measure.ts';
import { mergeCounts, zeroCounts } from '../../src/metrics/metric.ts';
import { pairArbitrary, pairFor, shuffledArbitrary } from '../support/arbitraries.ts';
import { near } from '../support/near.ts';
import { runs } from '../support/runs.ts';
import { countsOf, type Sets, scoreOf } from '../support/sets.ts';

const registry = metrics.map((metric) => [metric.id, metric] as const);

const nearAll = (counts: object) =>
  Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, near(value)]));

/** The numbers of a score of any kind. */
function numbersOf(score: Score): (number | null)[] {
  const parts = 'coref' in score ? [(score as BlancScore).coref, (score as BlancScore).noncoref] : [];
  return [score, ...parts].flatMap(({ recall, precision, f1 }) => [recall, precision, f1]);
}

/** Indices that are negative below chance. */
const CORRECTED_FOR_CHANCE = ['ari', 'ami'];

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
        if (value !== null && !CORRECTED_FOR_CHANCE.includes(metric.id))
          expect(value).toBeGreaterThanOrEqual(0);
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

  it('does not depend on the order of entities and mentions, to the last bit', () => {
    const options = (['size', 'uniform', 'log'] as const).map((name) =>
      metricOptions({ leaImportance: name }),
    );
    fc.assert(
      fc.property(
        pairFor(metric, { mentions: 60, most: 25 }).chain(([key, response]) =>
          fc.tuple(
            fc.constant([key, response] as const),
            shuffledArbitrary(key),
            shuffledArbitrary(response),
          ),
        ),
        ([[key, response], otherKey, otherResponse]) => {
          for (const each of options) {
            const counts = countsOf(metric, key, response, each);
            expect(countsOf(metric, otherKey, otherResponse, each)).toEqual(counts);
          }
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

describe('the measures', () => {
  /** Whether a count is a whole number in every one of many documents. */
  const isWhole = (metric: Metric, field: string, options: MetricOptions): boolean =>
    fc
      .sample(pairFor(metric), { seed: 1, numRuns: 200 })
      .every(([key, response]) => Number.isInteger(countsOf(metric, key, response, options)[field]));

  it.each(registry)('of %s call a count whole exactly if it is', (_, metric) => {
    for (const leaImportance of ['size', 'log'] as const) {
      const options = metricOptions({ leaImportance });
      for (const [field, measure] of Object.entries<Measure>(metric.measures(options))) {
        if (typeof measure === 'object')
          expect([field, measure.whole]).toEqual([field, isWhole(metric, field, options)]);
      }
    }
  });
});

/** Metrics that compare mentions of different entities: one document has more of that than two with the same mentions. */
const COUNTS_PAIRS_APART = ['blanc', 'blanc_gold', 'rand', 'ari', 'vmeasure', 'ami'];

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

it('has costs only for metrics whose counts are, or follow from, sums over connected components', () => {
  const sums = metrics.filter(({ components }) => components === 'sum').map(({ id }) => id);
  expect(sums.filter((id) => COUNTS_PAIRS_APART.includes(id))).toEqual([]);
  expect(metrics.filter(({ components }) => components === 'links').map(({ id }) => id)).toEqual(['blanc']);
});

/** Why swapping the sides does not simply swap recall and precision. */
const ASYMMETRIC: ReadonlyMap<string, string> = new Map([
  ['bridging_entities', 'anchors are compared with the entities of the key'],
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
    const [key, response] = [[['b', 'c']], [['a', 'b', 'c'], ['x']]];
    const [here, there] = [scoreOf(metric, key, response), scoreOf(metric, response, key)];
    expect([there.recall, there.precision]).not.toEqual([near(here.precision), near(here.recall)]);
  });
});
