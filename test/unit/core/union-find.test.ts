import { expect, it } from 'vitest';
import { UnionFind } from '../../../src/core/union-find.ts';

it('is represented by the smallest number of each set, in whatever order numbers are united', () => {
  const sets = new UnionFind(6);
  expect([sets.unite(4, 5), sets.unite(5, 1), sets.unite(2, 3), sets.unite(1, 4)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2, 3, 4, 5].map((number) => sets.find(number))).toEqual([0, 1, 2, 2, 1, 1]);
});
