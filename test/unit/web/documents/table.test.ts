import { expect, it } from 'vitest';
import { heatStep } from '../../../../src/web/documents/table.tsx';

it('has a step for every ten points of a score', () => {
  expect([1, 0.9, 0.899, 0.8, 0.5, 0.31, 0.3, 0.29, 0, -0.1].map(heatStep)).toEqual([
    0, 0, 1, 1, 4, 6, 6, 7, 7, 7,
  ]);
});
