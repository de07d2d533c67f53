import { expect, it } from 'vitest';
import { sentenceOf } from '../../../src/core/sentence-of.ts';

it('finds the sentence of a token', () => {
  expect([0, 2, 3, 4, 5, 9].map((token) => sentenceOf([0, 3, 5], token))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([sentenceOf([], 4), sentenceOf([2], 1)]).toEqual([-1, -1]);
});
