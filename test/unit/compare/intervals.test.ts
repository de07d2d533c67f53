import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile } from '../../../src/compare/distributions.ts';
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

  it('has the quantiles of the replicates at its levels otherwise', () => {
    expect(intervalOf(sorted, 3, [0, 1])).toEqual([1, 5]);
    expect(intervalOf(sorted, 3, [1 / 3, 2 / 3])).toEqual([2, 3]);
    // One replicate on one side of the value is enough.
    expect(intervalOf(Float64Array.of(2, 2, 3), 2, [0, 1])).toEqual([2, 3]);
    expect(intervalOf(Float64Array.of(1, 2, 2), 2, [0, 1])).toEqual([1, 2]);
  });

  it('has the levels of BCa by their formula, with bias and acceleration', () => {
    // Of nine replicates, three are below the value and one is equal: the bias is Φ⁻¹(3.5/9).
    const nine = Float64Array.from({ length: 9 }, (_, i) => i + 1);
    const [z0, z, a] = [normalQuantile(3.5 / 9), normalQuantile(0.975), 0.1];
    const level = (end: number) => normalCdf(z0 + (z0 + end) / (1 - a * (z0 + end)));
    expect(bcaLevels(nine, 4, a)).toEqual([expect.closeTo(level(-z), 12), expect.closeTo(level(z), 12)]);
  });

  it('counts a replicate within the tolerance of the value as equal to it', () => {
    // Two of four are below the value by more than rounding, one is above: the bias is Φ⁻¹((2 + 3) / 8).
    const z0 = normalQuantile(5 / 8);
    const level = (end: number) => normalCdf(2 * z0 + end);
    for (const rounding of [-1e-13, 0, 1e-13])
      expect(bcaLevels(Float64Array.of(1, 2, 3 + rounding, 4), 3, 0)).toEqual(
        [-1, 1].map((sign) => expect.closeTo(level(sign * normalQuantile(0.975)), 12)),
      );
  });

  it('has no levels of BCa where the formula divides by 0 or less', () => {
    expect(bcaLevels(Float64Array.of(1, 2, 3), 2, 1)).toBe('acceleration');
    expect(bcaLevels(Float64Array.of(1, 2, 3), 2, -1)).toBe('acceleration');
    expect(bcaLevels(Float64Array.of(1, 2, 3), 2, 0.5)).toHaveLength(2);
  });

  it('has the plain levels under BCa without bias and acceleration', () => {
    expect(bcaLevels(Float64Array.of(1, 2, 3), 2, 0)).toEqual(PERCENTILES.map((q) => expect.closeTo(q, 12)));
    expect(bcaLevels(Float64Array.of(1, 2, 3), 9, 0)).toBe('bias');
  });

  it('has wider levels for few documents, and none for one of each data set', () => {
    const { levels, degreesOfFreedom } = adjustedLevels(5, 1)!;
    expect(degreesOfFreedom).toBe(4);
    // Student's t with 4 degrees of freedom, and the factor n/(n − 1) of the variance.
    const z = Math.sqrt(5 / 4) * 2.7764451051977987;
    expect(levels).toEqual([expect.closeTo(normalCdf(-z), 10), expect.closeTo(normalCdf(z), 10)]);
    expect(adjustedLevels(3, 2)?.degreesOfFreedom).toBe(1);
    expect(levels[0]).toBeLessThan(PERCENTILES[0]);
    expect(levels[0] + levels[1]).toBeCloseTo(1, 12);
    expect(adjustedLevels(3, 3)).toBeUndefined();
  });
});
