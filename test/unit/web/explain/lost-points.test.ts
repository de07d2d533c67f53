import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contingency } from '../../../../src/core/contingency.ts';
import { metricOptions, metrics } from '../../../../src/metrics/index.ts';
import {
  type ExplainedMetric,
  explainedMetrics,
  isExplained,
  sideLosses,
  tableOf,
} from '../../../../src/web/explain/lost-points.ts';
import { smallModel } from '../../../support/page-model.ts';
import { runs } from '../../../support/runs.ts';

const table = tableOf(smallModel());
const lost = (metric: ExplainedMetric) =>
  sideLosses(table, metric, metricOptions()).map(({ entities, value }) => [
    ...entities.map((each) => Number((100 * each.lost).toFixed(2))),
    value === null ? null : Number((100 * value).toFixed(2)),
  ]);

it('divides what a score lacks among the entities', () => {
  // Key: Ann–She, Bob–Bob, The man. Response: Ann–Bob–She, ran, Bob, man.
  expect(lost('bcub')).toEqual([
    [0, 20, 20, 60],
    [22.22, 16.67, 0, 16.67, 44.44],
  ]);
  expect(lost('muc')).toEqual([
    [0, 50, 0, 50],
    [50, 0, 0, 0, 50],
  ]);
  expect(lost('ceafe')).toEqual([
    [6.67, 11.11, 33.33, 48.89],
    [5, 25, 8.33, 25, 36.67],
  ]);
});

it('knows the pieces of an entity, the largest first', () => {
  const [key, response] = sideLosses(table, 'bcub', metricOptions());
  expect(key.entities[1]).toMatchObject({
    size: 2,
    pieces: [
      { other: 0, shared: 1 },
      { other: 2, shared: 1 },
    ],
  });
  expect(response.entities[0].pieces.map(({ other, shared }) => [other, shared])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

it('knows what it can explain', () => {
  expect([isExplained('lea'), isExplained('toString'), isExplained('conll')]).toEqual([true, false, false]);
});

/** A table of up to ten mentions: the entity of each on both sides, −1 where it is lacking. */
const places = fc.array(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: -1, max: 3 })), {
  maxLength: 10,
});

/** Numbers entities by their first mention, so that none is empty. */
function side(found: readonly number[]): { entities: number; entityOf: Int32Array } {
  const names = [...new Set(found)];
  return { entities: names.length, entityOf: Int32Array.from(found, (name) => names.indexOf(name)) };
}

it('adds up to what recall and precision lack, for every metric', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...explainedMetrics), (mentions, id) => {
      const keyed = mentions.filter(([key]) => key >= 0);
      const answered = mentions.filter(([, response]) => response >= 0);
      const made = contingency(
        side(keyed.map(([key]) => key)),
        side(answered.map(([, response]) => response)),
        Int32Array.from(answered, (each) => keyed.indexOf(each)),
      );
      const options = metricOptions();
      const metric = metrics.find((each) => each.id === id);
      if (metric === undefined) throw new Error(id);
      const score = metric.score(metric.count({ table: made }, options), options) as {
        recall: number | null;
        precision: number | null;
        coref?: { recall: number | null; precision: number | null };
      };
      const { recall, precision } = score.coref ?? score;
      const wanted = [recall, precision];
      sideLosses(made, id, options).forEach(({ entities, value }, at) => {
        if (value === null) return;
        const sum = entities.reduce((total, each) => total + each.lost, 0);
        expect(sum + value).toBeCloseTo(1, 9);
        if (wanted[at] !== null) expect(value).toBeCloseTo(wanted[at] as number, 9);
      });
    }),
    { numRuns: runs(700) },
  );
});
