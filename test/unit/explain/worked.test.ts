import { describe, expect, it } from 'vitest';
import { decimal, plainTerm, workedFraction, workedHarmonicMean } from '../../../src/explain/worked.ts';
import { near } from '../../support/near.ts';

const card = { symbol: 'R', name: 'recall', formula: 'a / b', formulaTex: '\\frac{a}{b}' };

describe('fraction', () => {
  it('adds up its terms and divides', () => {
    const terms = {
      numerator: [plainTerm(1), plainTerm(0.5)],
      denominator: [plainTerm(4, 'K1'), plainTerm(2, 'K2')],
    };
    expect(workedFraction({ ...card, ...terms })).toEqual({
      ...card,
      ...terms,
      num: 1.5,
      den: 6,
      value: 1 / 4,
    });
  });

  it('is undefined where the denominator is zero', () => {
    const empty = workedFraction({ ...card, numerator: [], denominator: [] });
    expect([empty.num, empty.den, empty.value]).toEqual([0, 0, null]);
  });
});

it('a plain term is a number about an entity', () => {
  expect(plainTerm(3, 'K1')).toEqual({ about: 'K1', work: '3', tex: '3', value: 3 });
  expect(plainTerm(0.5).about).toBe('');
});

describe('harmonicMean', () => {
  it('shows precision before recall, with four decimals', () => {
    expect(workedHarmonicMean(1 / 3, 1, 1 / 2)).toEqual({
      symbol: 'F₁',
      symbolTex: 'F_1',
      value: near(1 / 2),
      work: '2·P·R / (P + R) = 2 · 1.0000 · 0.3333 / (1.0000 + 0.3333)',
      tex: '\\frac{2 P R}{P + R} = \\frac{2 \\times 1.0000 \\times 0.3333}{1.0000 + 0.3333}',
    });
  });

  it('has an index where there are several; undefined numbers are shown as 0', () => {
    expect(workedHarmonicMean(null, 1 / 2, 0, 'c')).toEqual({
      symbol: 'F_c',
      symbolTex: 'F_c',
      value: 0,
      work: '2·P_c·R_c / (P_c + R_c) = 2 · 0.5000 · 0.0000 / (0.5000 + 0.0000)',
      tex: '\\frac{2 P_c R_c}{P_c + R_c} = \\frac{2 \\times 0.5000 \\times 0.0000}{0.5000 + 0.0000}',
    });
    expect(workedHarmonicMean(null, null, null).value).toBeNull();
  });
});

it('decimals are four', () => {
  expect([decimal(2 / 3), decimal(0), decimal(1)]).toEqual(['0.6667', '0.0000', '1.0000']);
});
