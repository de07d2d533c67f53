import { describe, expect, it } from 'vitest';
import { dice, diceByHarmonicMean } from '../../../src/matching/dice.ts';

describe('dice', () => {
  it('is twice the shared elements over the sum of the sizes', () => {
    expect(dice(2, 3, 5)).toBe(4 / 8);
    expect(dice(3, 3, 3)).toBe(1);
    expect(dice(0, 3, 5)).toBe(0);
  });

  it('is 0 for two empty mentions', () => {
    expect(dice(0, 0, 0)).toBe(0);
    expect(diceByHarmonicMean(0, 0, 0)).toBe(0);
  });

  it('is equal for equal fractions; as a harmonic mean it can differ in the last bits', () => {
    const halves = Array.from({ length: 40 }, (_, i) => i + 1).flatMap((shared) =>
      Array.from({ length: 2 * shared }, (_, j) => [shared, shared + j, 3 * shared - j] as const),
    );
    expect(new Set(halves.map((sizes) => dice(...sizes)))).toEqual(new Set([0.5]));
    expect(new Set(halves.map((sizes) => diceByHarmonicMean(...sizes))).size).toBeGreaterThan(1);
    for (const sizes of halves) expect(diceByHarmonicMean(...sizes)).toBeCloseTo(0.5, 12);
  });
});
