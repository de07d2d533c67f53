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
});
