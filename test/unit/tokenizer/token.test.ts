import { expect, it } from 'vitest';
import { inTextOrder } from '../../../src/tokenizer/token.ts';

it('compares by begin, then by end', () => {
  const ranges = [
    [5, 6],
    [0, 9],
    [5, 5],
    [0, 2],
  ].map(([start, end]) => ({ start, end }));
  expect(ranges.sort(inTextOrder).map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [0, 9],
    [5, 5],
    [5, 6],
  ]);
  expect(inTextOrder({ start: 1, end: 2 }, { start: 1, end: 2 })).toBe(0);
});
