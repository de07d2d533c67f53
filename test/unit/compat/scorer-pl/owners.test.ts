import { expect, it } from 'vitest';
import { Owners } from '../../../../src/compat/scorer-pl/owners.ts';

it('knows the last entity of a mention, all of them, and repeats within one', () => {
  const owners = new Owners([[0, 1, 1], [1, 2], [1]], 4);
  expect([...owners.last]).toEqual([0, 2, 1, -1]);
  expect([0, 1, 2, 3].map((mention) => owners.of(mention))).toEqual([[0], [0, 1, 2], [1], []]);
  expect([...owners.doubled]).toEqual([1]);
  expect(owners.distinct).toBe(3);
});
