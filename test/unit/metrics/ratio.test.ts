import { describe, expect, it } from 'vitest';
import { f1, pairs, quotient } from '../../../src/metrics/ratio.ts';

describe('quotient', () => {
  it('is null, not 0, where there is nothing to divide by', () => {
    expect(quotient({ num: 0, den: 0 })).toBeNull();
    expect(quotient({ num: 1, den: 4 })).toBe(0.25);
  });
});

describe('f1', () => {
  it.each([
    [1, 1, 1],
    [0.5, 1, 2 / 3],
    [0, 0, 0],
    [null, 0.5, 0],
    [0.5, null, 0],
    [null, null, null],
  ])('of %s and %s is %s', (recall, precision, expected) => {
    expect(f1(recall, precision)).toBe(expected);
  });
});

describe('pairs', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [7, 21],
    [100_000, 4_999_950_000],
  ])('of %i are %i', (n, expected) => expect(pairs(n)).toBe(expected));
});
