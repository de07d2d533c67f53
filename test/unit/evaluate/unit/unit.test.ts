import { expect, it } from 'vitest';
import { Unit, UnitSide } from '../../../../src/evaluate/unit/unit.ts';

const none = { labels: [], sizes: [] };
const noCells = { key: new Int32Array(), response: new Int32Array(), shared: new Int32Array() };

it('takes mentions of one label in two documents as one entity, and those without a label as different ones', () => {
  const unit = new Unit();
  const key = { labels: ['x', null], sizes: [2, 1] };
  unit.add({ key, response: none, cells: noCells });
  unit.add({ key, response: none, cells: noCells });
  expect([...(unit.table().table.keySizes as Int32Array)].toSorted()).toEqual([1, 1, 4]);
});

it('unites entities in the whole unit that are one in a document', () => {
  const side = new UnitSide();
  side.add({ labels: ['x', 'y'], sizes: [1, 1] }, 0);
  side.add({ labels: ['x'], sizes: [1], united: [['x', 'y']] }, 1);
  expect([...side.unitSizes()]).toEqual([3, 3, 3]);
  expect(side.counts()).toEqual({ entities: 1, singletons: 0 });
});

it('counts entities and singletons of the unit; an entity without mentions is none', () => {
  const side = new UnitSide();
  side.add({ labels: ['x', 'y', 'z'], sizes: [1, 1, 0] }, 0);
  side.add({ labels: ['x'], sizes: [1] }, 1);
  expect(side.counts()).toEqual({ entities: 2, singletons: 1 });
});
