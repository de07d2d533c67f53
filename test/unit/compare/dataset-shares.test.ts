import { describe, expect, it } from 'vitest';
import { datasetShares, openValues } from '../../../src/compare/dataset-shares.ts';

const values = (...rows: number[][]) => rows.map((row) => Float64Array.from(row));
const U = Number.NaN;

describe('datasetShares', () => {
  it('are equal where all values are defined, and where none is', () => {
    expect(datasetShares(values([1, U], [0, U])).map((row) => [...row])).toEqual([
      [1 / 2, 1 / 2],
      [1 / 2, 1 / 2],
    ]);
  });

  it('leave out a data set for the statistics that are undefined in it', () => {
    const shares = datasetShares(values([1, U], [0, 1], [1, 1])).map((row) => [...row]);
    expect(shares).toEqual([
      [1 / 3, 0],
      [1 / 3, 1 / 2],
      [1 / 3, 1 / 2],
    ]);
  });
});

describe('openValues', () => {
  it('marks the data sets in which one of two runs has no value', () => {
    const open = openValues(values([1, 1], [U, 1]), values([1, U], [1, 1]), [0, 1]);
    expect(open?.map((row) => [...row])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(openValues(values([1, 1], [U, 1]), values([1, U], [1, 1]), [1])?.map((row) => [...row])).toEqual([
      [1],
      [0],
    ]);
  });

  it('are none in one data set, or where all values are defined', () => {
    expect(openValues(values([U]), values([1]), [0])).toBeUndefined();
    expect(openValues(values([1], [1]), values([0], [1]), [0])).toBeUndefined();
  });
});
