import { expect, it } from 'vitest';
import { inTextOrder } from '../../../src/tokenizer/token.ts';

it('compares by begin, then by end', () => {
  const ranges = [
    [5, 6],
    [0, 9],
    [5, 5],
    [0, 2],
  ].map(([begin, end]) => ({ begin, end }));
  expect(ranges.sort(inTextOrder).map(({ begin, end }) => [begin, end])).toEqual([
    [0, 2],
    [0, 9],
    [5, 5],
    [5, 6],
  ]);
  expect(inTextOrder({ begin: 1, end: 2 }, { begin: 1, end: 2 })).toBe(0);
});
