import { expect, it } from 'vitest';
import { linePieces } from '../../../../src/formats/brat/line-pieces.ts';

it('cuts a stretch at its line breaks', () => {
  expect(linePieces('ab\ncd\r\nef', 1, 8)).toEqual([
    [1, 2],
    [3, 5],
    [7, 8],
  ]);
  expect(linePieces('ab', 0, 2)).toEqual([[0, 2]]);
});

it('leaves out empty pieces', () => {
  expect(linePieces('\n\na\n\n', 0, 5)).toEqual([[2, 3]]);
  expect(linePieces('\r\n', 0, 2)).toEqual([]);
  expect(linePieces('ab', 1, 1)).toEqual([]);
});
