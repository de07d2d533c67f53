import { expect, it } from 'vitest';
import { hullOf, spansOfPositions } from '../../../src/formats/position-spans.ts';

it('joins positions that follow each other, in any order and with repeats', () => {
  expect(spansOfPositions([7, 2, 1, 2, 10, 9])).toEqual([
    [1, 3],
    [7, 8],
    [9, 11],
  ]);
});

it('has parts only where there are gaps', () => {
  expect(hullOf([[1, 3]])).toEqual({ start: 1, end: 3 });
  const spans = [
    [1, 2],
    [4, 6],
  ] as const;
  expect(hullOf(spans)).toEqual({ start: 1, end: 6, parts: spans });
});
