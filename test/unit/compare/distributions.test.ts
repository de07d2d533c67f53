import { describe, expect, it } from 'vitest';
import {
  normalCdf,
  normalQuantile,
  studentCritical,
  studentTwoSided,
} from '../../../src/compare/distributions.ts';

describe('the normal distribution', () => {
  it('has the values of the tables', () => {
    expect(normalCdf(0)).toBeCloseTo(0.5, 14);
    expect(normalCdf(1.959963984540054)).toBeCloseTo(0.975, 12);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.025)).toBeCloseTo(-1.959963984540054, 12);
    expect(normalCdf(1)).toBeCloseTo(0.8413447460685429, 14);
    expect(normalCdf(-1)).toBeCloseTo(0.15865525393145707, 14);
    expect(normalCdf(3)).toBeCloseTo(0.9986501019683699, 14);
    expect(normalQuantile(0.8)).toBeCloseTo(0.8416212335729143, 13);
  });

  it('is accurate in the tails, relative to their size', () => {
    expect(normalCdf(-3) / 0.0013498980316300933).toBeCloseTo(1, 13);
    expect(normalCdf(-6) / 9.865876450376946e-10).toBeCloseTo(1, 12);
    expect(normalQuantile(1e-10)).toBeCloseTo(-6.361340902404056, 12);
    // Both formulas, one below 2.5 and one from there on, give the same.
    expect(normalCdf(-2.5) / normalCdf(-2.5 + 1e-15)).toBeCloseTo(1, 12);
  });

  it('has quantiles from −∞ to ∞, and 0 in the middle', () => {
    expect([0, 0.5, 1].map(normalQuantile)).toEqual([Number.NEGATIVE_INFINITY, 0, Number.POSITIVE_INFINITY]);
    for (const p of [1e-6, 0.01, 0.3, 0.7, 0.99]) expect(normalCdf(normalQuantile(p)) / p).toBeCloseTo(1, 13);
  });
});

describe("Student's distribution", () => {
  it('is that of Cauchy with one degree of freedom', () => {
    expect(studentTwoSided(1, 1)).toBeCloseTo(0.5, 9);
    expect(studentCritical(0.5, 1)).toBeCloseTo(1, 9);
  });

  it('has the critical value of the tables for 10 degrees of freedom', () => {
    expect(studentCritical(0.05, 10)).toBeCloseTo(2.228138851964939, 9);
  });

  it.each([
    [0.05, 1, 12.706204736174705],
    [0.05, 2, 4.302652729749464],
    [0.05, 5, 2.5705818356363155],
    [0.05, 30, 2.0422724563012373],
    [0.01, 4, 4.604094871349993],
    [0.5, 7, 0.7111417780203],
  ])(
    'has the critical value of the tables for a share of %d and %d degrees of freedom',
    (share, freedom, t) => {
      expect(studentCritical(share, freedom)).toBeCloseTo(t, 9);
    },
  );

  it('has the closed forms for 1, 2, 3 and 4 degrees of freedom, in the tail too', () => {
    const closed: ((t: number) => number)[] = [
      (t) => 1 - (2 / Math.PI) * Math.atan(t),
      (t) => 1 - t / Math.sqrt(2 + t * t),
      (t) => 1 - (2 / Math.PI) * (t / Math.sqrt(3) / (1 + (t * t) / 3) + Math.atan(t / Math.sqrt(3))),
      (t) => 1 - (3 / 4) * (t / Math.sqrt(1 + (t * t) / 4)) * (1 - (t * t) / (12 * (1 + (t * t) / 4))),
    ];
    closed.forEach((twoSided, i) => {
      for (const t of [0.01, 0.5, 1, 2, 5, 20]) {
        expect(studentTwoSided(t, i + 1)).toBeCloseTo(twoSided(t), 12);
        expect(studentTwoSided(-t, i + 1)).toBe(studentTwoSided(t, i + 1));
      }
    });
  });

  it('is 1 at 0 and 0 at infinity, and nearly normal with many degrees of freedom', () => {
    expect([studentTwoSided(0, 3), studentTwoSided(Number.POSITIVE_INFINITY, 3)]).toEqual([1, 0]);
    for (const t of [0.3, 1.5, 4]) expect(studentTwoSided(t, 1e8) / (2 * normalCdf(-t))).toBeCloseTo(1, 5);
  });
});
