import { expect, it } from 'vitest';
import { type Grouping, hasRepeats, oneGroup, regroup } from '../../../src/core/grouping.ts';

const ints = (...numbers: number[]) => Int32Array.from(numbers);

/** Three documents: entity 0 of the key is in all, entity 1 in the last. */
const documents: Grouping = {
  groups: 3,
  key: { group: ints(0, 1, 2, 2), entity: ints(0, 0, 0, 1), size: ints(3, 1, 2, 1) },
  response: { group: ints(0, 1, 2), entity: ints(0, 0, 1), size: ints(2, 1, 3) },
  cells: { key: ints(0, 1, 2, 3), response: ints(0, 1, 2, 2), shared: ints(2, 1, 1, 1) },
};

it('adds up the pieces and cells of groups that become one', () => {
  const { grouping, cellInto } = regroup(documents, ints(0, 0, 1), 2);
  expect(grouping).toEqual({
    groups: 2,
    key: { group: ints(0, 1, 1), entity: ints(0, 0, 1), size: ints(4, 2, 1) },
    response: { group: ints(0, 1), entity: ints(0, 1), size: ints(3, 3) },
    cells: { key: ints(0, 1, 2), response: ints(0, 1, 1), shared: ints(3, 1, 1) },
  });
  expect(cellInto).toEqual(ints(0, 0, 1, 2));
});

it('has a piece for each entity where all are in one group, as regroup has', () => {
  const { grouping, cellInto } = oneGroup(documents);
  expect(grouping).toEqual(regroup(documents, ints(0, 0, 0), 1).grouping);
  expect(grouping.key).toEqual({ group: ints(0, 0), entity: ints(0, 1), size: ints(6, 1) });
  expect(cellInto).toEqual(ints(0, 0, 1, 2));
});

it('finds two pieces of an entity in a group', () => {
  const twice = { ...documents, key: { ...documents.key, group: ints(0, 0, 2, 2) } };
  expect([hasRepeats(documents), hasRepeats(twice)]).toEqual([false, true]);
});

it('makes one piece of two pieces of an entity in a group', () => {
  const twice = { ...documents, key: { ...documents.key, group: ints(0, 0, 2, 2) } };
  expect(regroup(twice, ints(0, 1, 2), 3).grouping.key.size).toEqual(ints(4, 2, 1));
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
