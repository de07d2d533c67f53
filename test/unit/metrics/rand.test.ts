import { expect, it } from 'vitest';
import { rand, unionSize } from '../../../src/metrics/rand.ts';
import { scoreOf, sets, tableOf } from '../../support/sets.ts';

it('is the share of the pairs of all mentions on which both sides agree', () => {
  // Nine mentions have 36 pairs: 9 are together in the key, 8 in the response, 2 in both.
  expect(scoreOf(rand, sets('abc defg'), sets('ab cd fghi')).index).toBe((36 - 9 - 8 + 2 * 2) / 36);
});

it('counts a mention of one side only as a singleton of the other', () => {
  expect(unionSize(tableOf(sets('ab'), sets('bc d')))).toBe(4);
  expect(scoreOf(rand, sets('ab'), sets('a')).index).toBe(0);
});

it('is undefined for a single mention', () => {
  expect(scoreOf(rand, sets('a'), sets('a')).index).toBeNull();
});
