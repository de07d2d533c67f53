import { describe, expect, it } from 'vitest';
import {
  cellsByEntity,
  decimal,
  directions,
  plainTerm,
  workedFraction,
  workedHarmonicMean,
} from '../../../src/explain/worked.ts';
import { near } from '../../support/near.ts';
import { sets, tableOf } from '../../support/sets.ts';

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

  it('has an index where there are several; an undefined number counts as 0 unless the mean is undefined too', () => {
    expect(workedHarmonicMean(null, 1 / 2, 0, 'c')).toEqual({
      symbol: 'F_c',
      symbolTex: 'F_c',
      value: 0,
      work: '2·P_c·R_c / (P_c + R_c) = 2 · 0.5000 · 0.0000 / (0.5000 + 0.0000)',
      tex: '\\frac{2 P_c R_c}{P_c + R_c} = \\frac{2 \\times 0.5000 \\times 0.0000}{0.5000 + 0.0000}',
    });
    expect(workedHarmonicMean(null, null, null)).toMatchObject({
      work: '2·P·R / (P + R) = 2 · – · – / (– + –)',
      value: null,
    });
  });
});

it('decimals are four', () => {
  expect([decimal(2 / 3), decimal(0), decimal(1)]).toEqual(['0.6667', '0.0000', '1.0000']);
});

const table = tableOf(sets('abc defg x'), sets('ab cd fghi'));

it('recall looks at the key, precision at the response', () => {
  const [recall, precision] = directions(table);
  expect(recall).toEqual({ name: 'recall', symbol: 'R', own: 'K', other: 'R', table });
  expect(precision).toMatchObject({ name: 'precision', symbol: 'P', own: 'R', other: 'K' });
  expect([Array.from(precision.table.keySizes), Array.from(precision.table.responseSizes)]).toEqual([
    [2, 2, 4],
    [3, 4, 1],
  ]);
  expect(Array.from(precision.table.cells, ({ key, response, shared }) => [key, response, shared])).toEqual([
    [0, 0, 2],
    [1, 0, 1],
    [1, 1, 1],
    [2, 1, 2],
  ]);
});

it('cells are listed by entity; an entity without overlap has none', () => {
  expect(cellsByEntity(table)).toEqual([[0, 1], [2, 3], []]);
  expect(cellsByEntity(tableOf([], []))).toEqual([]);
});
