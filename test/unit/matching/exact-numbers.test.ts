import { expect, it } from 'vitest';
import { bigints, doubles, leastCommonMultiple } from '../../../src/matching/exact-numbers.ts';

it('finds the least common multiple with doubles and with bigints', () => {
  expect(leastCommonMultiple([4, 6, 10], doubles)).toBe(60);
  expect(leastCommonMultiple([4, 6, 10], bigints)).toBe(60n);
  expect(leastCommonMultiple([], doubles)).toBe(1);
  expect(leastCommonMultiple([999_999_937, 999_999_929, 999_999_893], bigints)).toBe(
    999_999_937n * 999_999_929n * 999_999_893n,
  );
});
