import { expect, it } from 'vitest';
import { muc } from '../../../../src/compat/scorer-pl/muc.ts';
import { scoredSets } from '../../../support/scorer-pl-sets.ts';

it('has the common links as both numerators', () => {
  // abcf: a and b are in one key entity, c in another, f in none: 3 - 2 links; de: 2 - 1.
  expect(muc.count(scoredSets(['ab', 'cde'], ['abcf', 'de']))).toEqual([2, 3, 2, 4]);
});

it('has no links in singletons, nor in a key entity without mentions', () => {
  expect(muc.count(scoredSets(['a', 'bc', ''], ['a', 'bc']))).toEqual([1, 1, 1, 1]);
});

it('counts a repeated mention with its last key entity, and in the denominator as often as it occurs', () => {
  // a belongs to acde, so that ab has no link: only the two of cde are common.
  expect(muc.count(scoredSets(['ab', 'acde'], ['ab', 'cde']))).toEqual([2, 4, 2, 3]);
});
