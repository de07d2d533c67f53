import { describe, expect, it } from 'vitest';
import { agreementOf, meanInterval, pairMean, totalOf } from '../../../src/agree/ratio.ts';

const counts = (items: number, observed: number, expected: number) => ({ items, observed, expected });
const nothing = counts(0, 0, 0);

describe('agreementOf', () => {
  it('adds up documents before it divides', () => {
    expect(agreementOf([counts(2, 1, 2), counts(5, 1, 6), nothing])).toBeCloseTo(0.75, 12);
    expect(totalOf([counts(2, 1, 2), counts(5, 1, 6)])).toEqual(counts(7, 2, 8));
  });

  it('is null without items, and 1 without disagreement', () => {
    expect(agreementOf([nothing])).toBeNull();
    expect(agreementOf([counts(2, 0, 0)])).toBe(1);
    expect(agreementOf([counts(2, 1, 0)])).toBeNull();
  });
});

describe('pairMean', () => {
  const many = Array.from({ length: 12 }, (_, i) => counts(4, i % 3, 4));

  it('has mean, least and most of the pairs that have a value', () => {
    expect(pairMean([[counts(1, 1, 2)], [counts(1, 1, 4)], [nothing]], {})).toEqual({
      mean: 0.625,
      min: 0.5,
      max: 0.75,
      interval: null,
    });
    expect(pairMean([[nothing]], {})).toEqual({ mean: null, min: null, max: null, interval: null });
  });

  it('has an interval over documents around the mean', () => {
    const [low, high] = meanInterval([many, many], { resamples: 200 }) ?? [0, 0];
    expect(low).toBeLessThan(0.75);
    expect(high).toBeGreaterThan(0.75);
    expect(meanInterval([[many[0]]], {})).toBeNull();
  });
});
