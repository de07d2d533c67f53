/** Cases worked out by hand: the key {a b c} {d}, the response {a b x} {y}, where y is a singleton that the key lacks. */
import { describe, expect, it } from 'vitest';
import { ceafeRn, ceafmRn, ceafmSys } from '../../../../src/metrics/historical/ceaf.ts';
import type { Metric } from '../../../../src/metrics/metric.ts';
import { scoreOf, sets } from '../../../support/sets.ts';

const fractions = (metric: unknown) => {
  const { counts } = scoreOf(metric as Metric, sets('abc d'), sets('abx y'));
  return [counts?.recall, counts?.precision];
};

describe('CEAF of Rahman & Ng', () => {
  it('leaves singletons out that the key lacks', () => {
    expect(fractions(ceafmRn)).toEqual([
      [2, 4],
      [2, 3],
    ]);
    // φ₄ = 2 · 2 / (3 + 3)
    expect(fractions(ceafeRn)).toEqual([
      [expect.closeTo(2 / 3, 12), 2],
      [expect.closeTo(2 / 3, 12), 1],
    ]);
  });
});

describe('CEAF of Cai & Strube', () => {
  it('puts mentions of one side into the other as singletons', () => {
    // Recall: {a b c} with {a b}, d with the added {d}. Precision: the same; the added {x} would take {a b x} from {a b c}. c and d are added.
    expect(fractions(ceafmSys)).toEqual([
      [3, 4],
      [3, 5],
    ]);
  });
});
