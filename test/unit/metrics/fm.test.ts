import { expect, it } from 'vitest';
import { fm } from '../../../src/metrics/fm.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const indexOf = (key: string, response: string) => scoreOf(fm, sets(key), sets(response)).index;

it('is the geometric mean of recall and precision of coreferent pairs', () => {
  expect(indexOf('abc defg', 'ab cd fghi')).toBe(Math.sqrt(2 / 9) * Math.sqrt(2 / 8));
  expect(indexOf('abcd', 'abcd')).toBe(1);
  expect(indexOf('ab cd', 'ac bd')).toBe(0);
});

it('is 0 if one side has no pair, and undefined if neither has one', () => {
  expect([indexOf('ab', 'a b'), indexOf('a b', 'ab')]).toEqual([0, 0]);
  expect([indexOf('a b', 'a b'), indexOf('', '')]).toEqual([null, null]);
});
