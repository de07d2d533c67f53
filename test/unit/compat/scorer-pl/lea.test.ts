import { expect, it } from 'vitest';
import { lea } from '../../../../src/compat/scorer-pl/lea.ts';
import { scoredSets } from '../../../support/scorer-pl-sets.ts';

it('weights the share of the links of an entity that the other side has with its size', () => {
  // bcd: one of three links, size 3; ef: its link. In the response, bc: its link; adef: one of six, size 4.
  expect(lea.count(scoredSets(['a', 'bcd', 'ef'], ['bc', 'adef']))).toEqual([
    3 * (1 / 3) + 2,
    6,
    2 + 4 / 6,
    6,
  ]);
});

it('resolves a singleton that is one on the other side, and no other', () => {
  expect(lea.count(scoredSets(['a', 'bc', 'd'], ['a', 'bd', 'c', 'e']))).toEqual([1, 4, 1, 5]);
});

it('gives no weight to a key entity without mentions', () => {
  expect(lea.count(scoredSets(['', 'ab'], ['ab']))).toEqual([2, 2, 2, 2]);
});
