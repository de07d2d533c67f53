/** The example of Pradhan et al. (2014, section 4.4), and keys without one kind of links. */
import { describe, expect, it } from 'vitest';
import { explainBlanc } from '../../../src/explain/blanc.ts';
import { partitionsOf } from '../../../src/explain/partitions.ts';
import { metricOptions } from '../../../src/metrics/index.ts';
import { alignedPair } from '../../support/aligned-pairs.ts';
import { near } from '../../support/near.ts';
import { plainOptions } from '../../support/sets.ts';
import { workedOut } from '../../support/worked.ts';

const paper = workedOut(explainBlanc, 'abc defg', 'ab cd fghi');

describe('the links', () => {
  it('are listed and counted', () => {
    expect(paper.facts).toMatchObject({
      Ck: '{ab, ac, bc, de, df, dg, ef, eg, fg}',
      Nk: '{ad, ae, af, ag, bd, be, bf, bg, cd, ce, cf, cg}',
      Cr: '{ab, cd, fg, fh, fi, gh, gi, hi}',
      '|Ck|': '9',
      '|Cr|': '8',
      '|Ck ∩ Cr|': '2',
      '|Nk|': '12',
      '|Nr|': '20',
      '|Nk ∩ Nr|': '8',
    });
    expect(paper.facts.Nr.split(', ')).toHaveLength(20);
  });

  it('have a dash where mentions are longer than a letter', () => {
    const pair = alignedPair(
      'Ann Bea it',
      [['k', '0', '1']],
      [
        ['r', '1'],
        ['s', '2'],
      ],
    );
    const { facts } = explainBlanc({
      pair,
      table: pair.table,
      partitions: partitionsOf(pair),
      options: plainOptions,
    });
    expect(facts.slice(0, 4).map(({ symbol, value }) => `${symbol} ${value}`)).toEqual([
      'Ck {Ann–Bea}',
      'Nk {}',
      'Cr {}',
      'Nr {Bea–it}',
    ]);
  });

  it('are counted only where a side has more than twelve mentions', () => {
    const { facts } = workedOut(explainBlanc, 'abcdefghijklm', 'abcdefghijkl');
    expect(Object.keys(facts)).toEqual([
      'Cr',
      'Nr',
      '|Ck|',
      '|Cr|',
      '|Ck ∩ Cr|',
      '|Nk|',
      '|Nr|',
      '|Nk ∩ Nr|',
    ]);
    expect(facts['|Ck|']).toBe('78');
  });
});

describe('the score', () => {
  const shown = ({ conclusions = [] }: ReturnType<typeof workedOut>) =>
    conclusions.map(({ symbol, work, value }) => [symbol, work, value]);

  it('is the mean of both kinds', () => {
    expect(paper.work).toEqual({ R_c: '2 : 9', P_c: '2 : 8', R_n: '8 : 12', P_n: '8 : 20' });
    expect(shown(paper)).toEqual([
      ['F_c', '2·P_c·R_c / (P_c + R_c) = 2 · 0.2500 · 0.2222 / (0.2500 + 0.2222)', near(4 / 17)],
      ['F_n', '2·P_n·R_n / (P_n + R_n) = 2 · 0.4000 · 0.6667 / (0.4000 + 0.6667)', near(1 / 2)],
      ['R', '(R_c + R_n) / 2 = (0.2222 + 0.6667) / 2', near(4 / 9)],
      ['P', '(P_c + P_n) / 2 = (0.2500 + 0.4000) / 2', near(13 / 40)],
      ['BLANC', '(F_c + F_n) / 2 = (0.2353 + 0.5000) / 2', near(25 / 68)],
    ]);
  });

  it('has another weight if asked, written without the errors of floating point', () => {
    const weighted = workedOut(explainBlanc, 'abc defg', 'ab cd fghi', metricOptions({ blancWeight: 0.9 }));
    expect(shown(weighted).at(-1)).toEqual([
      'BLANC',
      '0.9·F_c + 0.1·F_n = 0.9·0.2353 + 0.1·0.5000',
      near((0.9 * 4) / 17 + 0.05),
    ]);
    expect(weighted.conclusions?.at(-1)?.tex).toBe(
      '0.9 F_c + 0.1 F_n = 0.9 \\times 0.2353 + 0.1 \\times 0.5000',
    );
  });

  it('is that of one kind where the key lacks the other', () => {
    expect(shown(workedOut(explainBlanc, 'abc', 'ab c')).slice(2)).toEqual([
      ['R', 'R_c, as the key has no non-coreference link', near(1 / 3)],
      ['P', 'P_c, as the key has no non-coreference link', 1],
      ['BLANC', 'F_c, as the key has no non-coreference link', near(1 / 2)],
    ]);
    expect(shown(workedOut(explainBlanc, 'a b', 'ab')).at(-1)).toEqual([
      'BLANC',
      'F_n, as the key has no coreference link',
      0,
    ]);
  });

  it('is undefined where the key has no link', () => {
    expect(shown(workedOut(explainBlanc, 'a', 'ab')).at(-1)).toEqual(['BLANC', 'the key has no link', null]);
  });
});
