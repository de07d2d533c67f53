import { expect, it } from 'vitest';
import { folderGroups, lossStep, mapColumns } from '../../../../src/web/systems/heat-layout.ts';

it('groups documents by folder, the hardest first, those without a score last', () => {
  expect(folderGroups(['nw/1', 'bc/1', 'nw/2', 'nw/3'], [0.5, 0.1, 0.2, Number.NaN])).toEqual([
    { name: 'nw', documents: [2, 0, 3] },
    { name: 'bc', documents: [1] },
  ]);
  expect(folderGroups(['x', 'y'], [0.9, 0.2])).toEqual([{ name: '', documents: [1, 0] }]);
});

it('leaves gaps between folders', () => {
  const groups = [
    { name: 'a', documents: [0, 1] },
    { name: 'b', documents: [2] },
  ];
  expect(mapColumns(groups, 36)).toEqual([
    [0, 10],
    [10, 10],
    [26, 10],
  ]);
});

it('has a step for every five points below the mean', () => {
  expect([-0.1, 0, 0.01, 0.05, 0.12, 0.9].map(lossStep)).toEqual([0, 0, 1, 2, 3, 7]);
});
