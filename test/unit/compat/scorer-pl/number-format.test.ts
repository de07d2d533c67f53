import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatPercentage,
  harmonicMean,
  scoreLine,
  share,
} from '../../../../src/compat/scorer-pl/number-format.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [6, '6'],
    [100, '100'],
    [7 / 3, '2.33333333333333'],
    [2 / 3, '0.666666666666667'],
    [0.1 + 0.2, '0.3'],
    [1 - (1 - 0.2), '0.2'],
    [819.872861816546, '819.872861816546'],
    [123456789012345, '123456789012345'],
    [1e15, '1e+15'],
    [1234567890123456, '1.23456789012346e+15'],
    [0.0001, '0.0001'],
    [0.00001, '1e-05'],
    [1.5e-7, '1.5e-07'],
    [1e-120, '1e-120'],
    [-2.5, '-2.5'],
  ])('prints %d as %%.15g does', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('rounds a value halfway between two decimals to the even one, where JavaScript rounds up', () => {
    const halfway = 1 + 2 ** -15;
    expect(halfway.toPrecision(15)).toBe('1.00003051757813');
    expect(formatNumber(halfway)).toBe('1.00003051757812');
    expect(formatNumber(1 + 3 * 2 ** -15)).toBe('1.00009155273438');
  });
});

describe('formatPercentage', () => {
  it.each([
    [2 / 3, '66.66%'],
    [0.272058823529412, '27.2%'],
    [0.55, '55%'],
    [1, '100%'],
    [0, '0%'],
    [12 / 11, '109.09%'],
    [57 / 100, '56.99%'],
    [0.00005, '0%'],
  ])('cuts %d off', (value, text) => {
    expect(formatPercentage(value)).toBe(text);
  });
});

describe('scoreLine', () => {
  it('prints recall, precision and F1 with a rule of 74 hyphens', () => {
    expect(scoreLine([3, 3], [3, 5])).toBe(
      `Recall: (3 / 3) 100%\tPrecision: (3 / 5) 60%\tF1: 74.99%\n${'-'.repeat(74)}\n`,
    );
  });

  it('counts a fraction without denominator as 0', () => {
    expect(share([0, 0])).toBe(0);
    expect(harmonicMean(0, 0)).toBe(0);
    expect(scoreLine([0, 0], [0, 4])).toContain('Recall: (0 / 0) 0%\tPrecision: (0 / 4) 0%\tF1: 0%');
  });
});
