import { describe, expect, it } from 'vitest';
import { macroCounts } from '../../../src/compare/macro-counts.ts';
import { StatisticScorer, statisticOf } from '../../../src/compare/statistics.ts';
import { bcub, ceafe, metricOptions, muc } from '../../../src/metrics/index.ts';
import { near } from '../../support/near.ts';

const statistics = (...ids: string[]) => ids.map((id) => statisticOf(id, [muc, bcub, ceafe]));

describe('macroCounts', () => {
  it('has the score of a document and 1, or two zeros where it is undefined', () => {
    const { convert } = macroCounts(statistics('bcub', 'bcub.recall'), metricOptions());
    const matrix = Float64Array.of(1, 2, 1, 1, 0, 0, 0, 0, 0, 3, 0, 0);
    expect(Array.from(convert(matrix, 3))).toEqual([
      near(2 / 3),
      1,
      1 / 2,
      1,
      0,
      0,
      0,
      0,
      // Recall is 0 of 3, precision is undefined, and F₁ counts as 0 then.
      0,
      1,
      0,
      1,
    ]);
  });

  it('makes means over the documents with a score of sums of such counts', () => {
    const { statistics: macro, convert } = macroCounts(statistics('muc.recall'), metricOptions());
    expect(macro.map(({ id }) => id)).toEqual(['muc.recall']);
    const matrix = Float64Array.of(1, 2, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0);
    const converted = convert(matrix, 3);
    const sums = Float64Array.of(
      converted[0] + converted[2] + converted[4],
      converted[1] + converted[3] + converted[5],
    );
    const out = new Float64Array(1);
    const one = Float64Array.of(1);
    new StatisticScorer(macro, metricOptions()).add(sums, 0, Int32Array.of(0, 1), 0, Number.NaN, out, 0, one);
    expect(out[0]).toBe(3 / 4);
    expect(macro[0].parts[0].metric.score({ sum: 0, documents: 0 }, metricOptions()).index).toBeNull();
  });

  it('has the counts of each part once, in the order of their first use', () => {
    const { statistics: macro, convert } = macroCounts(statistics('ceafe', 'conll', 'muc'), metricOptions());
    expect(macro.map(({ id, parts }) => [id, parts.map(({ metric }) => metric.id)])).toEqual([
      ['ceafe', ['ceafe headline']],
      ['conll', ['muc headline', 'bcub headline', 'ceafe headline']],
      ['muc', ['muc headline']],
    ]);
    // The counts of CEAFe come first, then those of MUC and B³.
    const row = [1, 1, 1, 1, 1, 2, 1, 2, 1, 4, 1, 4];
    expect([...convert(Float64Array.from(row), 1)]).toEqual([1, 1, 1 / 2, 1, 1 / 4, 1]);
  });
});
