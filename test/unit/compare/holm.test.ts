import { describe, expect, it } from 'vitest';
import { holm, rankRanges } from '../../../src/compare/holm.ts';

describe("Holm's correction", () => {
  it('multiplies the smallest p-value by the number of tests, the next by one less, and never falls', () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  });

  it('stays at or below 1, and leaves out what was not tested', () => {
    expect(holm([0.9, null, 0.6])).toEqual([1, null, 1]);
  });
});

describe('ranges of ranks', () => {
  it('shrink with each significant difference', () => {
    const pairs = [
      { a: 0, b: 1, difference: 2, p: 0.01 },
      { a: 0, b: 2, difference: -1, p: 0.6 },
      { a: 1, b: 2, difference: -3, p: 0.05 },
    ];
    expect(rankRanges(3, pairs)).toEqual([
      [1, 2],
      [3, 3],
      [1, 2],
    ]);
  });

  it('follow the sign of a difference, however small, and not one of 0', () => {
    const ranges = (difference: number) => rankRanges(2, [{ a: 0, b: 1, difference, p: 0.01 }]);
    expect(ranges(0.001)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(ranges(-0.001)).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(ranges(0)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});
