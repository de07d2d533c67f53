/** The worked sums of an explanation are the counts of the metric, and a response that is corrected completely scores 1. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainPair } from '../../src/explain/index.ts';
import { repairedTable } from '../../src/explain/repair.ts';
import { metricOptions, metrics, standardMetrics } from '../../src/metrics/index.ts';
import { pairArbitrary } from '../support/arbitraries.ts';
import { pairOfSets } from '../support/set-pairs.ts';

const optionSets = [
  metricOptions(),
  metricOptions({ leaImportance: 'log', blancWeight: 0.3 }),
  metricOptions({ leaImportance: 'uniform' }),
];

it('adds up to the score, for every metric', () => {
  fc.assert(
    fc.property(pairArbitrary(), fc.constantFrom(...optionSets), ([key, response], options) => {
      const pair = pairOfSets(key, response);
      const named = metrics.filter(({ id }) => id !== 'blanc_gold');
      for (const { metric, fractions, conclusions, score } of explainPair(pair, named, options).metrics) {
        for (const { symbol, num, den } of fractions) {
          const name = symbol === 'R' ? 'recall' : symbol === 'P' ? 'precision' : undefined;
          const counts = name && score.counts?.[name];
          if (counts === undefined) continue;
          expect(num, `${metric} ${symbol}`).toBeCloseTo(counts[0], 10);
          expect(den, `${metric} ${symbol}`).toBeCloseTo(counts[1], 10);
        }
        expect(conclusions.at(-1)?.value ?? null, metric).toEqual(score.index ?? score.f1);
      }
    }),
  );
});

it('gives 1 for every metric when all mentions are corrected', () => {
  fc.assert(
    fc.property(pairArbitrary(), ([key, response]) => {
      fc.pre(key.length > 0);
      const pair = pairOfSets(key, response);
      const table = repairedTable(pair, {
        key: Array.from({ length: pair.key.mentions.length }, (_, i) => i),
        spurious: Array.from(pair.twins, (twin, i) => (twin < 0 ? i : -1)).filter((i) => i >= 0),
      });
      for (const metric of standardMetrics) {
        const { f1 } = metric.score(metric.count({ table }, optionSets[0]), optionSets[0]);
        expect(f1 === null || Math.abs(f1 - 1) < 1e-12, metric.id).toBe(true);
      }
    }),
  );
});
