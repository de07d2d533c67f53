import { describe, expect, it } from 'vitest';
import { Sample, type SampledSystem } from '../../../src/compare/sample.ts';
import { StatisticScorer, statisticOf } from '../../../src/compare/statistics.ts';
import { bcub, metricOptions } from '../../../src/metrics/index.ts';
import { near } from '../../support/near.ts';

/** Numerator and denominator of recall, then of precision, for each document of two runs. */
const a = [1, 2, 1, 1, /**/ 2, 2, 2, 4, /**/ 0, 2, 0, 3];
const b = [2, 2, 2, 2, /**/ 1, 2, 1, 1, /**/ 1, 2, 1, 1];

const two: SampledSystem[] = [
  { name: 'a', runs: [0] },
  { name: 'b', runs: [1] },
];

const sampleOf = (matrices: number[][], datasets: number[][], systems = two) =>
  new Sample({
    matrices: matrices.map((matrix) => Float64Array.from(matrix)),
    datasets: datasets.map((positions) => Int32Array.from(positions)),
    systems,
    scorer: new StatisticScorer([statisticOf('bcub', [bcub])], metricOptions()),
    documents: matrices[0].length / 4,
  });

const valuesOf = (sample: Sample, sums: Float64Array, missing: number) => {
  const out = new Float64Array(sample.valueCount).fill(7);
  sample.values(sums, missing, out);
  return [...out];
};

describe('Sample', () => {
  it('stores equal columns once', () => {
    const sample = sampleOf([a, b], [[0, 1, 2]]);
    // Numerators of a, denominators of recall, those of precision of a, and all of b but its denominators of recall.
    expect(sample.width).toBe(4);
    expect([...sample.columns]).toEqual([0, 1, 0, 2, 3, 1, 3, 3]);
    expect([...sample.rows.subarray(0, 4)]).toEqual([1, 2, 1, 2]);
  });

  it('scores the sums of documents, exactly', () => {
    const sample = sampleOf([a, b], [[0, 1, 2]]);
    expect([...sample.exactSums()]).toEqual([3, 6, 8, 4]);
    expect(valuesOf(sample, sample.exactSums(), Number.NaN)).toEqual([near(3 / 7), near(4 / 5)]);
    const tiny = sampleOf(
      [[1e16, 1, 0, 1, /**/ 1, 1, 0, 1, /**/ -1e16, 1, 0, 1]],
      [[0, 1, 2]],
      two.slice(0, 1),
    );
    expect(tiny.exactSums()[0]).toBe(1);
  });

  it('adds up rows by weight, also where their number is not a multiple of four', () => {
    const rows = Array.from({ length: 6 }, (_, d) => [d + 1, 10, 0, 1]).flat();
    const sample = sampleOf([rows], [[5, 3, 1, 0, 2, 4]], two.slice(0, 1));
    const sums = new Float64Array(sample.width).fill(9);
    sample.weightedSums(Float64Array.of(1, 0, 2, 1, 3, 1), sums);
    expect([...sums]).toEqual([32, 80, 0, 8]);
  });

  it('takes the mean over data sets, and over the runs of a system', () => {
    const apart = sampleOf([a, b], [[0], [1, 2]]);
    // a: F₁ of 1/2 and 1, and of 2/4 and 2/7. b: 1, and F₁ of 2/4 and 2/2.
    expect(valuesOf(apart, apart.exactSums(), Number.NaN)).toEqual([near(17 / 33), near(5 / 6)]);
    const together = sampleOf([a, b], [[0, 1, 2]], [{ name: 'both', runs: [0, 1] }]);
    expect(valuesOf(together, together.exactSums(), Number.NaN)).toEqual([near((3 / 7 + 4 / 5) / 2)]);
  });

  it('has a given value where a score is undefined', () => {
    const sample = sampleOf([[0, 0, 0, 0]], [[0]], two.slice(0, 1));
    expect(valuesOf(sample, sample.exactSums(), Number.NaN)).toEqual([Number.NaN]);
    expect(valuesOf(sample, sample.exactSums(), 0)).toEqual([0]);
  });
});
