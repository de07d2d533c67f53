import { expect, it } from 'vitest';
import type { Grouping } from '../../../src/core/grouping.ts';
import { unitTable } from '../../../src/core/unit-table.ts';

const ints = (...numbers: number[]) => Int32Array.from(numbers);

/** Documents a, b, c: key {a a b} {c}, response {a b} {c}; pieces are in the order of the documents. */
const documents: Grouping = {
  groups: 3,
  key: { group: ints(0, 1, 2), entity: ints(0, 0, 1), size: ints(2, 1, 1) },
  response: { group: ints(0, 1, 2), entity: ints(0, 0, 1), size: ints(1, 1, 1) },
  cells: { key: ints(0, 1, 2), response: ints(0, 1, 2), shared: ints(1, 1, 1) },
};

it('is the sum of the tables of the documents', () => {
  const { table, groupings } = unitTable(documents, undefined, 0);
  expect([table.keySizes, table.responseSizes].map((sizes) => [...(sizes as Int32Array)])).toEqual([
    [3, 1],
    [2, 1],
  ]);
  expect([...table.cells].map(({ key, response, shared }) => [key, response, shared])).toEqual([
    [0, 0, 2],
    [1, 1, 1],
  ]);
  expect([table.keyMentions, table.responseMentions, table.sharedMentions]).toEqual([4, 3, 3]);
  expect(groupings.map(({ groups }) => groups)).toEqual([3, 1]);
});

it('has a grouping by topic between documents and the whole, with the entities of the whole', () => {
  const { groupings, cellsInto } = unitTable(documents, ints(0, 1, 1), 2);
  expect(groupings.map(({ key }) => [...key.entity])).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [0, 1],
  ]);
  expect(groupings.map(({ key }) => [...key.size])).toEqual([
    [2, 1, 1],
    [2, 1, 1],
    [3, 1],
  ]);
  expect(cellsInto.map((into) => [...into])).toEqual([
    [0, 1, 2],
    [0, 0, 1],
  ]);
});

it('has the names of all documents', () => {
  const named = {
    key: Uint8Array.of(0, 1, 0),
    response: Uint8Array.of(0, 1, 1),
    cells: Uint8Array.of(0, 1, 0),
    known: 7,
  };
  // The second document has a name in the entity that it shares with the first one.
  expect(unitTable(documents, ints(0, 1, 1), 2, named).table.named).toEqual({
    key: Uint8Array.of(1, 0),
    response: Uint8Array.of(1, 1),
    cells: Uint8Array.of(1, 0),
    known: 7,
  });
  expect(unitTable(documents, undefined, 0).table.named).toBeUndefined();
});
