import { describe, expect, it } from 'vitest';
import {
  defaultStatistics,
  type ScoredMetric,
  StatisticScorer,
  statisticOf,
} from '../../../src/compare/statistics.ts';
import { ari, bcub, blanc, ceafe, metricOptions, muc } from '../../../src/metrics/index.ts';
import { countsOf, itRefuses } from '../../support/compare-counts.ts';
import { near } from '../../support/near.ts';

const counts = countsOf(4);

itRefuses([
  ['unknown statistics', counts, { statistics: ['muc'] }, 'Unknown statistic "muc".'],
  [
    'conll without its parts',
    counts,
    { statistics: ['conll'] },
    'The statistic "conll" needs counts of muc, bcub, ceafe.',
  ],
]);

describe('a statistic', () => {
  const metrics = [muc, bcub, ceafe];
  const partsOf = (id: string, list = metrics as Parameters<typeof statisticOf>[1]) =>
    statisticOf(id, list).parts.map(({ metric, pick }) => [metric.id, pick]);

  it('is a metric, its recall or its precision, or the mean of three metrics', () => {
    expect(partsOf('muc')).toEqual([['muc', 'headline']]);
    expect(partsOf('muc.recall')).toEqual([['muc', 'recall']]);
    expect(partsOf('bcub.precision')).toEqual([['bcub', 'precision']]);
    expect(partsOf('conll')).toEqual(['muc', 'bcub', 'ceafe'].map((id) => [id, 'headline']));
  });

  it('is the metric of that name, if there is one', () => {
    const named = ['a.recall', 'a', 'conll'].map((id) => ({ ...muc, id }));
    expect(partsOf('a.recall', named)).toEqual([['a.recall', 'headline']]);
    expect(partsOf('a.precision', named)).toEqual([['a', 'precision']]);
    expect(partsOf('conll', named)).toEqual([['conll', 'headline']]);
  });

  it('is by default each metric, after the CoNLL average if it can be computed', () => {
    expect(defaultStatistics(metrics)).toEqual(['conll', 'muc', 'bcub', 'ceafe']);
    expect(defaultStatistics([ceafe, muc])).toEqual(['ceafe', 'muc']);
  });
});

describe('the scorer of statistics', () => {
  const metrics = [muc, bcub, ceafe, ari, blanc];
  const scorerOf = (...ids: string[]) =>
    new StatisticScorer(
      ids.map((id) => statisticOf(id, metrics)),
      metricOptions({ blancWeight: 0 }),
    );
  const columns = (count: number) => Int32Array.from({ length: count }, (_, i) => i);

  it('has the metrics of its statistics once, and the places of their counts', () => {
    const scorer = scorerOf('bcub.recall', 'ari', 'bcub', 'muc');
    expect(scorer.metrics.map(({ id }) => id)).toEqual(['bcub', 'ari', 'muc']);
    expect(scorer.width).toBe(4 + 4 + 4);
    expect(scorer.placesOf([muc])).toEqual([8, 9, 10, 11]);
    expect(scorer.placesOf([ari, bcub])).toEqual([4, 5, 6, 7, 0, 1, 2, 3]);
  });

  it('adds the values, times a factor, to numbers at a place', () => {
    const scorer = scorerOf('conll', 'muc', 'bcub.recall', 'bcub.precision');
    // F₁ of MUC is 1/2, of B³ 2/5 (1/2 and 1/3), of CEAFe 1.
    const sums = Float64Array.of(9, 9, 1, 2, 1, 2, 1, 2, 1, 3, 4, 4, 4, 4);
    const out = new Float64Array(6).fill(1);
    scorer.add(sums, 2, columns(12), 0, Number.NaN, out, 1, Float64Array.of(10, 10, 10, 10));
    const conll = (1 / 2 + 2 / 5 + 1) / 3;
    expect([...out]).toEqual([1, near(1 + 10 * conll), 6, 6, near(1 + 10 / 3), 1]);
  });

  it('leaves out a statistic with the factor 0, also if it is undefined', () => {
    const out = new Float64Array(2);
    scorerOf('muc', 'bcub').add(
      new Float64Array(8),
      0,
      columns(8),
      0,
      Number.NaN,
      out,
      0,
      Float64Array.of(0, 1),
    );
    expect([...out]).toEqual([0, Number.NaN]);
  });

  it('finds the counts of a run by its columns', () => {
    const out = new Float64Array(1);
    const sums = Float64Array.of(7, 3, 4);
    scorerOf('bcub.recall').add(
      sums,
      0,
      Int32Array.of(0, 0, 1, 2, 1, 2),
      2,
      Number.NaN,
      out,
      0,
      Float64Array.of(1),
    );
    expect(out[0]).toBe(3 / 4);
  });

  it('has another number in place of an undefined part', () => {
    const sums = Float64Array.of(0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    const withMissing = (missing: number) => {
      const out = new Float64Array(1);
      scorerOf('conll').add(sums, 0, columns(12), 0, missing, out, 0, Float64Array.of(1));
      return out[0];
    };
    expect(withMissing(Number.NaN)).toBeNaN();
    expect(withMissing(0)).toBeCloseTo(2 / 3, 12);
  });

  it('uses the index of a metric that has one, and the options of the metrics', () => {
    const out = new Float64Array(2);
    // ARI: (4 − 1.6) / (5 − 1.6). BLANC without weight of coreference links: F₁ of 8/12 and 8/20.
    const sums = Float64Array.of(4, 1.6, 5, 15, 9, 8, 2, 12, 20, 8);
    scorerOf('ari', 'blanc').add(sums, 0, columns(10), 0, Number.NaN, out, 0, Float64Array.of(1, 1));
    expect([...out]).toEqual([near(2.4 / 3.4), near(1 / 2)]);
  });

  describe('computes the score of most metrics without calling them', () => {
    const picks = ['muc', 'muc.recall', 'muc.precision'];
    const values = (metric: ScoredMetric, row: readonly number[], missing: number) => {
      const out = new Float64Array(3);
      const scorer = new StatisticScorer(
        picks.map((id) => statisticOf(id, [metric])),
        metricOptions(),
      );
      scorer.add(Float64Array.from(row), 0, columns(4), 0, missing, out, 0, Float64Array.of(1, 1, 1));
      return [...out];
    };

    it('and gives the same bits', () => {
      const called: ScoredMetric = {
        ...muc,
        score: (counts, options) => muc.score(counts as never, options),
      };
      const numbers = [0, 1, 3, 0.1 + 0.2, 22 / 7];
      for (const missing of [0, Number.NaN]) {
        for (let code = 0; code < 5 ** 4; code++) {
          const row = [0, 1, 2, 3].map((i) => numbers[Math.floor(code / 5 ** i) % 5]);
          expect(values(muc, row, missing)).toEqual(values(called, row, missing));
        }
      }
    });

    it('unless the counts are in another order, or not F₁ is compared', () => {
      const [recallNum, recallDen, precisionNum, precisionDen] = muc.fields;
      const other: ScoredMetric = { ...muc, fields: [precisionNum, precisionDen, recallNum, recallDen] };
      expect(values(other, [1, 4, 1, 2], 0).slice(1)).toEqual([1 / 2, 1 / 4]);
      expect(values({ ...muc, headline: 'index' }, [1, 2, 1, 4], 9)).toEqual([9, 1 / 2, 1 / 4]);
    });
  });
});
