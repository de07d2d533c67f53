import { describe, expect, it } from 'vitest';
import { runScores, sumVariances } from '../../../src/compare/runs.ts';
import { near } from '../../support/near.ts';

describe('runScores', () => {
  it('has the standard deviation over runs and the variance of their mean', () => {
    expect(runScores([1, 2, 3])).toEqual({ scores: [1, 2, 3], sd: 1, varianceOfMean: 1 / 3 });
    expect(runScores([0.5, 0.5])).toEqual({ scores: [0.5, 0.5], sd: 0, varianceOfMean: 0 });
  });

  it('knows no deviation of one run', () => {
    expect(runScores([0.5])).toEqual({ scores: [0.5], sd: null, varianceOfMean: 0 });
  });
});

describe('sumVariances', () => {
  /** Two-sided 5 % points of Student's t, from a table. */
  const [t10, t20] = [2.228138852, 2.085963447];

  it("has the interval and p of Student's t for one source", () => {
    expect(sumVariances(2 * t10, [{ variance: 4, degreesOfFreedom: 10 }])).toEqual({
      standardError: 2,
      degreesOfFreedom: 10,
      t: expect.closeTo(t10, 8),
      p: expect.closeTo(0.05, 8),
      interval: [expect.closeTo(0, 7), expect.closeTo(4 * t10, 7)],
    });
  });

  it('adds variances; degrees of freedom by Satterthwaite', () => {
    const sources = [1, 1].map((variance) => ({ variance, degreesOfFreedom: 10 }));
    const { standardError, degreesOfFreedom, interval } = sumVariances(0, sources);
    // (1 + 1)² / (1/10 + 1/10)
    expect([standardError, degreesOfFreedom]).toEqual([near(Math.SQRT2), near(20)]);
    expect(interval[1]).toBeCloseTo(Math.SQRT2 * t20, 7);
    const uneven = sumVariances(0, [
      { variance: 3, degreesOfFreedom: 9 },
      { variance: 1, degreesOfFreedom: 2 },
    ]);
    expect(uneven.degreesOfFreedom).toEqual(near(16 / (9 / 9 + 1 / 2)));
  });

  it('leaves out a source without variance', () => {
    const known = { variance: 4, degreesOfFreedom: 10 };
    expect(sumVariances(1, [{ variance: 0, degreesOfFreedom: 0 }, known])).toEqual(sumVariances(1, [known]));
  });

  it('has p = 1 for no difference and no variance, and no p for a difference without variance', () => {
    const rest = { standardError: 0, degreesOfFreedom: null, t: null };
    expect(sumVariances(0, [])).toEqual({ ...rest, p: 1, interval: [0, 0] });
    expect(sumVariances(0.5, [{ variance: 0, degreesOfFreedom: 4 }])).toEqual({
      ...rest,
      p: null,
      interval: [0.5, 0.5],
    });
  });
});
