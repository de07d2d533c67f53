import { expect, it } from 'vitest';
import { keyLabels, responseLabels } from '../../../src/page/labels.ts';

it('numbers key entities from 1', () => {
  expect(keyLabels(['bob', 'ann', '__proto__'])).toEqual(['1', '2', '3']);
  expect(keyLabels([])).toEqual([]);
});

it('gives response entities the number of their partner, and those without one their own', () => {
  expect(responseLabels(Int32Array.of(2, -1, 0, -1))).toEqual(['3', 'r1', '1', 'r2']);
  expect(responseLabels(new Int32Array(0))).toEqual([]);
});
