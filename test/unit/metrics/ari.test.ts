import { expect, it } from 'vitest';
import { ari } from '../../../src/metrics/ari.ts';
import { countsOf, scoreOf, sets } from '../../support/sets.ts';

const indexOf = (key: string, response: string) => scoreOf(ari, sets(key), sets(response)).index;

it('is 0 where as many pairs are shared as chance expects', () => {
  // 9 · 8 / 36 = 2 pairs are expected, and 2 are shared.
  expect(indexOf('abc defg', 'ab cd fghi')).toBe(0);
});

it('is the shared pairs above chance, divided by the largest number above chance', () => {
  // Of 15 pairs, 6 and 4 are together, 4 in both: 6 · 4 / 15 = 1.6 are expected, and the mean is 5.
  expect(indexOf('abc def', 'abc d ef')).toBeCloseTo((4 - 1.6) / (5 - 1.6), 12);
  expect(indexOf('ab cd', 'ac bd')).toBeCloseTo((0 - 4 / 6) / (2 - 4 / 6), 12);
});

it('is 1 where chance agreement is complete, and undefined without a pair', () => {
  expect([indexOf('a b c', 'a b c'), indexOf('abc', 'abc')]).toEqual([1, 1]);
  expect(indexOf('a', 'a')).toBeNull();
});

it('expects no shared pair where there is none, and the pair where it is the only one', () => {
  expect(countsOf(ari, sets('a'), sets('a'))).toEqual({ shared: 0, expected: 0, mean: 0, pairs: 0 });
  expect(countsOf(ari, sets('ab'), sets('ab'))).toEqual({ shared: 1, expected: 1, mean: 1, pairs: 1 });
});
