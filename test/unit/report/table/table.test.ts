import { describe, expect, it } from 'vitest';
import { amount, counted, percent } from '../../../../src/report/numbers.ts';
import { bestCells } from '../../../../src/report/table/table.ts';

describe('the best cells', () => {
  const best = (rows: string[][]) =>
    bestCells(rows).flatMap((row, r) => row.flatMap((isBest, column) => (isBest ? [`${r}:${column}`] : [])));

  it('are the highest of each column after the first, all of those that are printed alike', () => {
    expect(
      best([
        ['3', '9.00', '100.00'],
        ['1', '10.00', '–'],
        ['2', '10.00', '99.99'],
      ]),
    ).toEqual(['0:2', '1:1', '2:1']);
  });

  it('are absent where no cell is a number', () => {
    expect(
      best([
        ['a', '–', ''],
        ['b', '–', ''],
      ]),
    ).toEqual([]);
  });

  it('may be 0', () => {
    expect(
      best([
        ['a', '0.00'],
        ['b', '–'],
      ]),
    ).toEqual(['0:1']);
  });
});

describe('numbers', () => {
  it('are percentages with two decimals, or a dash', () => {
    expect([1, 0, 2 / 3, 0.99999, null, undefined].map(percent)).toEqual([
      '100.00',
      '0.00',
      '66.67',
      '100.00',
      '–',
      '–',
    ]);
  });

  it('are whole where they are', () => {
    expect([3, 2.5, 0, -0].map(amount)).toEqual(['3', '2.50', '0', '0']);
  });

  it('have nouns', () => {
    expect([counted(1, 'token'), counted(12_345, 'token'), counted(0, 'entity', 'entities')]).toEqual([
      '1 token',
      '12,345 tokens',
      '0 entities',
    ]);
  });
});
