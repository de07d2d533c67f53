import { expect, it } from 'vitest';
import { DoubleDouble } from '../../../src/core/double-double.ts';
import { bitsOf, matchedSizes, rounded, sizeCounts } from '../../../src/metrics/information.ts';
import { sets, tableOf } from '../../support/sets.ts';

it('counts how often each size occurs, the smallest first, and no empty entity', () => {
  expect(sizeCounts([4, 1, 0, 2, 4])).toEqual([
    [1, 1],
    [2, 1],
    [4, 2],
  ]);
});

it('has n log₂ n bits for each entity', () => {
  expect(bitsOf(sizeCounts([4, 1, 2, 4]))).toEqual(new DoubleDouble(2 * 8 + 2));
  expect(bitsOf([])).toEqual(DoubleDouble.zero);
});

it('has the sizes of entities without their twinless mentions', () => {
  expect(matchedSizes(tableOf(sets('abc defg x'), sets('ab cd fghi')))).toEqual({
    key: [[3, 2]],
    response: [[2, 3]],
    cells: [
      [1, 2],
      [2, 2],
    ],
  });
});

it('rounds to a double, and the error of an exact zero to 0', () => {
  expect(rounded(new DoubleDouble(2 ** -69), 1)).toBe(2 ** -69);
  expect(rounded(new DoubleDouble(2 ** -69), 4)).toBe(0);
  expect(rounded(new DoubleDouble(-(2 ** -71)), 1)).toBe(0);
});
