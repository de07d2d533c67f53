import { expect, it } from 'vitest';
import { Unit, UnitSide } from '../../../../src/evaluate/unit/unit.ts';

const side = (entities: number[], sizes: number[], united: [number, number][] = []) => ({
  entities: Int32Array.from(entities),
  sizes,
  united,
});
const none = side([], []);
const noCells = { key: new Int32Array(), response: new Int32Array(), shared: new Int32Array() };

it('takes mentions of one label in two documents as one entity', () => {
  const unit = new Unit();
  unit.add({ key: side([7, 3], [2, 1]), response: none, cells: noCells });
  unit.add({ key: side([7, 9], [2, 1]), response: none, cells: noCells });
  expect([...(unit.table().table.keySizes as Int32Array)]).toEqual([4, 1, 1]);
});

it('unites entities in the whole unit that are one in a document', () => {
  const united = new UnitSide();
  united.add(side([5, 8], [1, 1]));
  united.add(side([5], [1], [[5, 8]]));
  expect([...united.unitSizes()]).toEqual([3, 3, 3]);
  expect(united.counts()).toEqual({ entities: 1, singletons: 0 });
  // The first document has two pieces of it, which are one in the table.
  const unit = new Unit();
  unit.add({ key: side([5, 8], [1, 1]), response: none, cells: noCells });
  unit.add({ key: side([5], [1], [[5, 8]]), response: none, cells: noCells });
  const { groupings } = unit.table();
  expect(groupings.map(({ key }) => [...key.size])).toEqual([[2, 1], [3]]);
});

it('counts entities and singletons of the unit; an entity without mentions is none', () => {
  const counted = new UnitSide();
  counted.add(side([0, 1, 2], [1, 1, 0]));
  counted.add(side([0], [1]));
  expect(counted.counts()).toEqual({ entities: 2, singletons: 1 });
});

it('puts the cells of documents one after the other', () => {
  const unit = new Unit();
  const cells = { key: Int32Array.of(1), response: Int32Array.of(0), shared: Int32Array.of(2) };
  unit.add({ key: side([0, 1], [1, 2]), response: side([4], [2]), cells });
  unit.add({ key: side([2, 0], [1, 2]), response: side([4], [2]), cells });
  const { table, groupings } = unit.table();
  expect([...table.cells].map(({ key, response, shared }) => [key, response, shared])).toEqual([
    [0, 0, 2],
    [1, 0, 2],
  ]);
  expect([...groupings[0].cells.key]).toEqual([1, 3]);
});
