import { expect, it } from 'vitest';
import { bcub } from '../../../../src/compat/scorer-pl/bcub.ts';
import { scoredSets } from '../../../support/scorer-pl-sets.ts';

it('adds up over the response mentions that are in the key, in response order', () => {
  // a and b share two mentions with their key entity, c and d one of three; x is not in the key.
  expect(bcub.count(scoredSets(['ab', 'cde'], ['dx', 'cba']))).toEqual([
    1 / 3 + 1 / 3 + 1 + 1,
    5,
    1 / 2 + 1 / 3 + 2 / 3 + 2 / 3,
    5,
  ]);
});

it('uses the last key entity of a mention, and counts a mention in the intersection with each of its key entities', () => {
  // a is counted with acde (1 of 4), b with ab, where a counts too (2 of 2), and c, d, e with acde (3 of 4).
  expect(bcub.count(scoredSets(['ab', 'acde'], ['ab', 'cde']))).toEqual([3.5, 6, 4.5, 5]);
});

it('has four zeros for a document without mentions', () => {
  expect(bcub.count(scoredSets([], []))).toEqual([0, 0, 0, 0]);
});
