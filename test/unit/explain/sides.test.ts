import { expect, it } from 'vitest';
import { cellsByEntity, directions } from '../../../src/explain/sides.ts';
import { sets, tableOf } from '../../support/sets.ts';

const table = tableOf(sets('abc defg x'), sets('ab cd fghi'));

it('recall looks at the key, precision at the response', () => {
  const [recall, precision] = directions(table);
  expect(recall).toEqual({ name: 'recall', symbol: 'R', own: 'K', other: 'R', table });
  expect(precision).toMatchObject({ name: 'precision', symbol: 'P', own: 'R', other: 'K' });
  expect([Array.from(precision.table.keySizes), Array.from(precision.table.responseSizes)]).toEqual([
    [2, 2, 4],
    [3, 4, 1],
  ]);
  expect(Array.from(precision.table.cells, ({ key, response, shared }) => [key, response, shared])).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [1, 1, 1],
    [2, 1, 2],
  ]);
});

it('cells are listed by entity; an entity without overlap has none', () => {
  expect(cellsByEntity(table)).toEqual([[0, 1], [2, 3], []]);
  expect(cellsByEntity(tableOf([], []))).toEqual([]);
});
