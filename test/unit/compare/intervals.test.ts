import { describe, expect, it } from 'vitest';
import {
  adjustedLevels,
  bcaLevels,
  intervalOf,
  PERCENTILES,
  quantile,
} from '../../../src/compare/intervals.ts';

const sorted = Float64Array.of(1, 2, 3, 5);

describe('a quantile', () => {
  it.each([
    [0, 1],
    [0.5, 2.5],
    [0.9, 4.4],
    [1, 5],
  ])('at %d lies between the numbers beside it', (q, expected) => {
    expect(quantile(sorted, q)).toBeCloseTo(expected, 12);
  });
});

describe('an interval', () => {
  it('has one point where all replicates are the value', () => {
    expect(intervalOf(Float64Array.of(2, 2), 2, PERCENTILES)).toEqual([2, 2]);
    expect(bcaLevels(Float64Array.of(2, 2), 2, 0)).toBe('constant');
  });

  it('has the plain levels under BCa without bias and acceleration', () => {
    expect(bcaLevels(Float64Array.of(1, 2, 3), 2, 0)).toEqual(PERCENTILES.map((q) => expect.closeTo(q, 12)));
    expect(bcaLevels(Float64Array.of(1, 2, 3), 9, 0)).toBe('bias');
  });

  it('has wider levels for few documents, and none for one of each data set', () => {
    const { levels, degreesOfFreedom } = adjustedLevels(5, 1)!;
    expect(degreesOfFreedom).toBe(4);
    expect(levels[0]).toBeLessThan(PERCENTILES[0]);
    expect(levels[0] + levels[1]).toBeCloseTo(1, 12);
    expect(adjustedLevels(3, 3)).toBeUndefined();
  });
});
