import { describe, expect, it } from 'vitest';
import { extentKey, extentOf } from '../../../src/matching/extent.ts';

describe('an extent', () => {
  it('joins fragments that overlap or touch, in any order', () => {
    const fragments = [
      [7, 9],
      [0, 2],
      [2, 4],
      [8, 10],
    ] as const;
    expect(extentOf(fragments)).toEqual({ ranges: [0, 4, 7, 10], size: 7 });
    expect(extentOf(fragments, true)).toEqual({ ranges: [0, 4, 7, 10], size: 8 });
  });

  it('leaves out empty fragments', () => {
    expect(extentOf([[3, 3]])).toEqual({ ranges: [], size: 0 });
    expect(extentOf([])).toEqual({ ranges: [], size: 0 });
    const fragments = [
      [3, 3],
      [5, 6],
    ] as const;
    expect(extentOf(fragments)).toEqual({ ranges: [5, 6], size: 1 });
  });

  it('has a key that is equal for the same elements only', () => {
    const halves = [
      [0, 1],
      [1, 2],
    ] as const;
    expect(extentKey(extentOf(halves))).toBe(extentKey(extentOf([[0, 2]])));
    expect(extentKey(extentOf([[0, 2]]))).not.toBe(extentKey(extentOf([[0, 3]])));
  });
});
