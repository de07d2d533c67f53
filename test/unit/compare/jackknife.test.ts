import { expect, it } from 'vitest';
import { influenceOf } from '../../../src/compare/jackknife.ts';
import type { Sample } from '../../../src/compare/sample.ts';

const sampleOf = (...datasets: number[][]) =>
  ({
    documents: datasets.flat().length,
    datasets: datasets.map((list) => Int32Array.from(list)),
  }) as unknown as Sample;

it('is the influence of each document on a mean: its distance from the mean', () => {
  // For a mean, the value without document d is (sum − x) / (n − 1).
  const x = [1, 2, 6];
  const values = Float64Array.from(x, (value) => (9 - value) / 2);
  const {
    values: influence,
    standardError,
    acceleration,
  } = influenceOf(sampleOf([0, 1, 2]), { values, valueCount: 1 }, 0);
  expect(Array.from(influence)).toEqual([-2, -1, 3]);
  // The standard error of a mean: √(Σ (x − x̄)² / (n (n − 1))).
  expect(standardError).toBeCloseTo(Math.sqrt(14 / 6), 12);
  expect(acceleration).toBeCloseTo((27 - 8 - 1) / 27 / (6 * (14 / 9) ** 1.5), 12);
});

it('is that on a difference with two values, and none in a data set of one document', () => {
  const values = Float64Array.of(4, 1, 2, 1, 9, 0);
  const { values: influence } = influenceOf(sampleOf([0, 1], [2]), { values, valueCount: 2 }, 0, 1);
  // The differences without a document are 3 and 1; their mean is 2.
  expect(Array.from(influence)).toEqual([-1, 1, 0]);
});
