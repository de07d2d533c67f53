/** The boundary cases of Recasens & Hovy (2010), section 2.2, for `blanc_gold`. */
import { describe, expect, it } from 'vitest';
import { blancGold } from '../../src/metrics/index.ts';
import { InputError } from '../../src/problems/problem.ts';
import { plainOptions, scoreOf, sets } from '../support/sets.ts';

const blancOf = (gold: string, sys: string, blancWeight = 0.5) =>
  scoreOf(blancGold, sets(gold), sets(sys), { ...plainOptions, blancWeight });

const rpf = (gold: string, sys: string) => {
  const { recall, precision, f1 } = blancOf(gold, sys);
  return [recall, precision, f1];
};

describe('SYS is a single entity', () => {
  it('scores 100 if GOLD coincides with it', () => expect(rpf('abc', 'abc')).toEqual([1, 1, 1]));

  it('scores 0 if GOLD has only singletons', () => expect(rpf('a b c', 'abc')).toEqual([0, 0, 0]));

  it('has P_n = R_n = F_n = 0 if GOLD has links of both types', () => {
    const { recall, precision, f1, coref, noncoref } = blancOf('ab c', 'abc');
    expect(noncoref).toMatchObject({ recall: 0, precision: null, f1: 0 });
    expect(coref).toMatchObject({ recall: 1, precision: 1 / 3, f1: 1 / 2 });
    expect([recall, precision, f1]).toEqual([1 / 2, 1 / 6, 1 / 4]);
  });
});

describe('SYS is all singletons', () => {
  it('scores 100 if GOLD coincides with it', () => expect(rpf('a b c', 'a b c')).toEqual([1, 1, 1]));

  it('scores 0 if GOLD is a single entity', () => expect(rpf('abc', 'a b c')).toEqual([0, 0, 0]));

  it('has P_c = R_c = F_c = 0 if GOLD has links of both types', () => {
    const { recall, precision, f1, coref, noncoref } = blancOf('ab c', 'a b c');
    expect(coref).toMatchObject({ recall: 0, precision: null, f1: 0 });
    expect(noncoref).toMatchObject({ recall: 1, precision: 2 / 3, f1: 4 / 5 });
    expect([recall, precision, f1]).toEqual([1 / 2, 1 / 3, 2 / 5]);
  });
});

describe('GOLD has links of both types', () => {
  it('has P_c = R_c = F_c = 0 if no coreference link is right', () => {
    const { coref, noncoref, f1 } = blancOf('ab cd', 'ac bd');
    expect(coref).toMatchObject({ recall: 0, precision: 0, f1: 0 });
    expect(f1).toBe((noncoref.f1 as number) / 2);
  });

  it('has P_n = R_n = F_n = 0 if no non-coreference link is right', () => {
    // Only a single entity in SYS can do that: non-coreference links of SYS connect all its mentions, so if each
    // were within a GOLD entity, GOLD would be a single entity.
    const { coref, noncoref, f1 } = blancOf('abc d', 'abcd');
    expect(noncoref).toMatchObject({ recall: 0, precision: null, f1: 0 });
    expect(f1).toBe((coref.f1 as number) / 2);
  });
});

describe('SYS has links of both types', () => {
  it('scores P_c, R_c and F_c if GOLD is a single entity', () => {
    const { recall, precision, f1, coref } = blancOf('abc', 'ab c');
    expect([recall, precision, f1]).toEqual([1 / 3, 1, 1 / 2]);
    expect([recall, precision, f1]).toEqual([coref.recall, coref.precision, coref.f1]);
  });

  it('scores P_n, R_n and F_n if GOLD is all singletons', () => {
    const { recall, precision, f1, noncoref } = blancOf('a b c', 'ab c');
    expect([recall, precision, f1]).toEqual([2 / 3, 1, 4 / 5]);
    expect([recall, precision, f1]).toEqual([noncoref.recall, noncoref.precision, noncoref.f1]);
  });
});

describe('the near-boundary case: one coreference link, and SYS has none', () => {
  it.each([3, 5, 10, 40])('never scores above 50 with %i mentions', (size) => {
    const names = Array.from({ length: size }, (_, i) => `m${i}`);
    const gold = [[names[0], names[1]], ...names.slice(2).map((name) => [name])];
    const { f1, noncoref } = scoreOf(
      blancGold,
      gold,
      names.map((name) => [name]),
    );
    expect(f1).toBe((noncoref.f1 as number) / 2);
    expect(f1).toBeLessThan(0.5);
  });

  it('is what the weight is for', () => {
    const { noncoref } = blancOf('ab c d', 'a b c d');
    expect(blancOf('ab c d', 'a b c d', 0).f1).toBe(noncoref.f1);
    expect(blancOf('ab c d', 'a b c d', 0.1).f1).toBeCloseTo(0.9 * (noncoref.f1 as number), 14);
    expect(blancOf('ab c d', 'a b c d', 1).f1).toBe(0);
  });
});

describe('the weight', () => {
  it('is shared between recall, precision and F₁', () => {
    const { coref, noncoref } = blancOf('ab cde', 'abc de');
    const mix = (c: number | null, n: number | null) => 0.2 * (c as number) + 0.8 * (n as number);
    const { recall, precision, f1 } = blancOf('ab cde', 'abc de', 0.2);
    expect(recall).toBeCloseTo(mix(coref.recall, noncoref.recall), 14);
    expect(precision).toBeCloseTo(mix(coref.precision, noncoref.precision), 14);
    expect(f1).toBeCloseTo(mix(coref.f1, noncoref.f1), 14);
  });

  it('does not count where there is one kind of link only', () => {
    expect(blancOf('abc', 'ab c', 0.1).f1).toBe(1 / 2);
    expect(blancOf('a b c', 'ab c', 0.9).f1).toBe(4 / 5);
  });
});

describe('a single mention', () => {
  it('scores 100, for GOLD coincides with SYS', () => expect(rpf('a', 'a')).toEqual([1, 1, 1]));

  it('is undefined where there is no mention at all', () => expect(rpf('', '')).toEqual([null, null, null]));
});

describe('mention sets that differ', () => {
  it.each([
    ['ab', 'a b c', '1 mention is'],
    ['abc', 'ab', '1 mention is'],
    ['abc', 'abd', '2 mentions are'],
    ['a', '', '1 mention is'],
  ])('are refused: GOLD %s, SYS %s', (gold, sys, count) => {
    let problems: InputError['problems'] = [];
    try {
      blancOf(gold, sys);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      problems = (error as InputError).problems;
    }
    expect(problems).toEqual([
      {
        code: 'metric/mentions-differ',
        severity: 'error',
        message: `blanc_gold needs a response with the mentions of the key, but ${count} on one side only.`,
        expected: 'the same mentions in key and response',
        help: 'use the metric "blanc", which scores predicted mentions (Luo et al. 2014)',
      },
    ]);
  });
});
