import { expect, it } from 'vitest';
import { unionOf } from '../../../src/core/span-union.ts';

it('joins spans that overlap or touch, and sorts the rest', () => {
  expect(
    unionOf([
      [8, 9],
      [0, 2],
      [2, 4],
      [5, 6],
      [1, 3],
    ]),
  ).toEqual([
    [0, 4],
    [5, 6],
    [8, 9],
  ]);
});

it('sorts by start, not by end', () => {
  expect(
    unionOf([
      [5, 6],
      [3, 4],
      [0, 9],
    ]),
  ).toEqual([[0, 9]]);
});

it('joins spans that only touch', () => {
  expect(
    unionOf([
      [1, 2],
      [0, 1],
    ]),
  ).toEqual([[0, 2]]);
});

it('keeps a span that holds the next one', () => {
  expect(
    unionOf([
      [0, 9],
      [1, 2],
    ]),
  ).toEqual([[0, 9]]);
  expect(unionOf([])).toEqual([]);
});
