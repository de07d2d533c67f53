import { describe, expect, it } from 'vitest';
import { pythonFloat, twoDecimals } from '../../../../../src/compat/evmeval/python/number-format.ts';

describe('twoDecimals', () => {
  it.each([
    [3.125, '3.12'],
    [9.375, '9.38'],
    [0.625, '0.62'],
    [66.875, '66.88'],
    [100, '100.00'],
    [66.66666, '66.67'],
    [49.995, '49.99'],
    [0, '0.00'],
    [null, 'nan'],
    [Number.NaN, 'nan'],
  ])('%s as C prints it', (value, shown) => {
    expect(twoDecimals(value)).toBe(shown);
  });
});

describe('pythonFloat', () => {
  it.each([
    [0, '0.0'],
    [100, '100.0'],
    [61.431900000000006, '61.4319'],
    [33.3333, '33.3333'],
  ])('%s as Python 2 prints it', (value, shown) => {
    expect(pythonFloat(value)).toBe(shown);
  });
});
