import { describe, expect, it } from 'vitest';
import { randomise } from '../../../src/compare/randomisation.ts';
import { Sample } from '../../../src/compare/sample.ts';
import { type ScoredMetric, StatisticScorer } from '../../../src/compare/statistics.ts';
import { Streams } from '../../../src/compare/streams.ts';
import { BLOCK } from '../../../src/compare/swaps.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { indexScore } from '../../../src/metrics/metric.ts';

/** A metric that is the sum of one number for each document. */
const sumOf = (id: string): ScoredMetric => ({
  id,
  headline: 'index',
  fields: [id],
  score: ({ [id]: sum }) => indexScore(sum),
});

/** A sample of two systems; a document has one number for each metric. */
function sampleOf(a: number[][], b: number[][], datasets = [a.map((_, d) => d)]) {
  const statistics = a[0].map((_, m) => ({
    id: `m${m}`,
    parts: [{ metric: sumOf(`m${m}`), pick: 'headline' as const }],
  }));
  return new Sample({
    matrices: [a, b].map((rows) => Float64Array.from(rows.flat())),
    datasets: datasets.map((positions) => Int32Array.from(positions)),
    systems: ['a', 'b'].map((name, run) => ({ name, runs: [run] })),
    scorer: new StatisticScorer(statistics, metricOptions()),
    documents: a.length,
  });
}

const options = { exactLimit: 100, swaps: { masks: [] as string[] }, metricOptions: metricOptions() };

describe('randomise', () => {
  // Differences of 2, 1, 0 and −1: the eight choices of signs give 4, 2, 2, 0, 0, −2, −2 and −4.
  const sample = sampleOf([[3], [2], [5], [0]], [[1], [1], [5], [1]]);

  it('tries all exchanges of the documents that differ; ties count', () => {
    expect(randomise(sample, 0, 1, [2], options)).toEqual([
      { differing: 3, exact: true, count: 6, of: 8, p: 6 / 8 },
    ]);
    expect(randomise(sample, 1, 0, [-2], options)[0]?.count).toBe(6);
    expect(randomise(sample, 0, 1, [4], options)[0]).toMatchObject({ count: 2, p: 2 / 8 });
    expect(randomise(sample, 0, 1, [2 + 1e-11], options)[0]?.count).toBe(6);
    expect(randomise(sample, 0, 1, [2 + 1e-9], options)[0]?.count).toBe(2);
  });

  it('tries given exchanges above the limit, and counts the observed one too', () => {
    const swaps = { masks: ['0000', '1000', '0100', '0011'] };
    // 2, −2, 0 and, since the third document has no difference, 4.
    expect(randomise(sample, 0, 1, [2], { ...options, exactLimit: 7, swaps })).toEqual([
      { differing: 3, exact: false, count: 3, of: 4, p: 4 / 5 },
    ]);
  });

  it('tries all of a number of exchanges that is not a multiple of a block', () => {
    const count = 2 * BLOCK + 7;
    // 4 is reached by the last exchange alone.
    const masks = Array.from({ length: count }, (_, r) => (r === count - 1 ? '0001' : '0000'));
    expect(randomise(sample, 0, 1, [4], { ...options, exactLimit: 0, swaps: { masks } })[0]).toMatchObject({
      count: 1,
      of: count,
    });
    const swaps = { count, streams: new Streams(5) };
    const [drawn] = randomise(sample, 0, 1, [2], { ...options, exactLimit: 0, swaps });
    const streams = new Streams(5);
    let expected = 0;
    for (let r = 0; r < count; r++) {
      const bits = streams.at(r).next();
      const signed = [2, 1, -1].map((difference, i) => ((bits >> i) & 1 ? -difference : difference));
      if (Math.abs(signed[0] + signed[1] + signed[2]) >= 2) expected++;
    }
    expect(drawn).toMatchObject({ count: expected, of: count });
  });

  it('exchanges the last document that differs, too', () => {
    // Only the exchange of the last document gives 4.
    const swaps = { masks: ['0001', '0000'] };
    expect(randomise(sample, 0, 1, [4], { ...options, exactLimit: 0, swaps })[0]).toMatchObject({
      count: 1,
      of: 2,
    });
  });

  it('draws random exchanges, of any number of documents', () => {
    const swaps = { count: 400, streams: new Streams(5) };
    const [drawn] = randomise(sample, 0, 1, [2], { ...options, exactLimit: 0, swaps });
    expect(drawn).toMatchObject({ differing: 3, exact: false, of: 400 });
    expect(Math.abs((drawn?.count ?? 0) / 400 - 6 / 8)).toBeLessThan(0.09);
    expect(drawn?.p).toBe(((drawn?.count ?? 0) + 1) / 401);
    // Two large differences after 38 small ones: their signs are equal half of the time.
    const many = Array.from({ length: 40 }, (_, d) => [d < 38 ? 1e-6 : 1]);
    const [later] = randomise(
      sampleOf(
        many,
        many.map(() => [0]),
      ),
      0,
      1,
      [1.9],
      { ...options, exactLimit: 0, swaps },
    );
    expect(Math.abs((later?.count ?? 0) / 400 - 1 / 2)).toBeLessThan(0.1);
  });

  it('uses for each statistic the documents that differ in its own counts', () => {
    const both = sampleOf(
      [
        [1, 4],
        [1, 4],
      ],
      [
        [0, 4],
        [0, 4],
      ],
    );
    expect(randomise(both, 0, 1, [2, 0], options)).toEqual([
      { differing: 2, exact: true, count: 2, of: 4, p: 1 / 2 },
      { differing: 0, exact: true, count: 1, of: 1, p: 1 },
    ]);
    expect(randomise(both, 0, 1, [Number.NaN, 0], options)[0]).toBeNull();
  });

  it('takes the mean over data sets', () => {
    const apart = sampleOf(
      [[3], [2], [5], [0]],
      [[1], [1], [5], [1]],
      [
        [0, 2],
        [1, 3],
      ],
    );
    // Half of the differences above.
    expect(randomise(apart, 0, 1, [1], options)[0]).toMatchObject({ count: 6, of: 8 });
    expect(randomise(apart, 0, 1, [2], options)[0]).toMatchObject({ count: 2, of: 8 });
  });
});
