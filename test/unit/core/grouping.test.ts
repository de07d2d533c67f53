import { expect, it } from 'vitest';
import { type Grouping, regroup } from '../../../src/core/grouping.ts';

const ints = (...numbers: number[]) => Int32Array.from(numbers);

/** Three documents: entity 7 of the key is in all, entity 2 in the last. */
const documents: Grouping = {
  groups: 3,
  key: { group: ints(0, 1, 2, 2), entity: ints(7, 7, 7, 2), size: ints(3, 1, 2, 1) },
  response: { group: ints(0, 1, 2), entity: ints(0, 0, 1), size: ints(2, 1, 3) },
  cells: { key: ints(0, 1, 2, 3), response: ints(0, 1, 2, 2), shared: ints(2, 1, 1, 1) },
};

it('adds up the pieces and cells of groups that become one', () => {
  const { grouping, keyInto, responseInto, cellInto } = regroup(documents, ints(0, 0, 1), 2);
  expect(grouping).toEqual({
    groups: 2,
    key: { group: ints(0, 1, 1), entity: ints(7, 2, 7), size: ints(4, 1, 2) },
    response: { group: ints(0, 1), entity: ints(0, 1), size: ints(3, 3) },
    cells: { key: ints(0, 1, 2), response: ints(0, 1, 1), shared: ints(3, 1, 1) },
  });
  expect([keyInto, responseInto, cellInto]).toEqual([ints(0, 0, 2, 1), ints(0, 0, 1), ints(0, 0, 2, 1)]);
});

it('makes one piece of two pieces of an entity in a group', () => {
  const twice = { ...documents, key: { ...documents.key, group: ints(0, 0, 2, 2) } };
  expect(regroup(twice, ints(0, 1, 2), 3).grouping.key.size).toEqual(ints(4, 1, 2));
});

it('takes a unit without mentions', () => {
  const none = { group: ints(), entity: ints(), size: ints() };
  const empty = {
    groups: 1,
    key: none,
    response: none,
    cells: { key: ints(), response: ints(), shared: ints() },
  };
  expect(regroup(empty, ints(0), 1).grouping).toEqual(empty);
});
