import { describe, expect, it } from 'vitest';
import {
  document2015,
  evmeval16,
  evmeval18,
  type NuggetOptions,
  type Profile,
} from '../../../../src/nuggets/index.ts';
import { InputError } from '../../../../src/problems/problem.ts';
import { prf, scoreTexts, tablesFor, tbf } from '../../../support/nuggets.ts';

/** Each difference between the document and the public tool, with values worked out by hand. */

const f1By = (gold: string, system: string, setting: string, options: Partial<NuggetOptions> = {}) =>
  [document2015, evmeval18, evmeval16].map((profile) => {
    const value = prf(scoreTexts(gold, system, { ...options, profile }).scores, setting)[2];
    return typeof value === 'number' ? Number(value.toFixed(12)) : value;
  });

const fraction = (value: number) => Number(value.toFixed(12));

describe('invisible words', () => {
  const tables = tablesFor({ d: 'The band takes a shower when I make an offer' });

  it('are removed in the task definition and in 1.6, and never in 1.8', () => {
    // takes a shower / takes shower: Dice 1, or 2·2/(3+2)
    expect(f1By(tbf('d', 'E1 t2,t3,t4'), tbf('d', 'S1 t2,t4'), 'span', { tables })).toEqual([1, 4 / 5, 1]);
  });

  it('include "I" in the task definition; 1.6 lower-cases the token and not its list', () => {
    // I make / make: Dice 1, 2·1/(2+1), 2·1/(2+1)
    const third = fraction(2 / 3);
    expect(f1By(tbf('d', 'E1 t6,t7'), tbf('d', 'S1 t7'), 'span', { tables })).toEqual([1, third, third]);
  });

  it('include the first token of a table; 1.6 throws the first row away', () => {
    const third = fraction(2 / 3);
    expect(f1By(tbf('d', 'E1 t0,t1'), tbf('d', 'S1 t1'), 'span', { tables })).toEqual([1, third, third]);
  });

  it('leave a mention without tokens in the counts; it matches nothing, not even itself', () => {
    const both = tbf('d', 'E1 t1', 'E2 t5');
    expect(f1By(both, both, 'span', { tables })).toEqual([1 / 2, 1, 1 / 2]);
  });

  it('do not make two mentions of a chain the same span, except in 1.6', () => {
    const gold = tbf('d', 'E1 t3', 'E2 t5', '@Coreference R1 E1,E2');
    expect(() => scoreTexts(gold, gold, { tables })).not.toThrow();
    expect(() => scoreTexts(gold, gold, { tables, profile: evmeval16 })).toThrow(InputError);
  });
});

describe('attributes', () => {
  const tables = tablesFor({ d: 'one two three' });

  it('are compared literally in the task definition and in 1.6, by letters and digits in 1.8', () => {
    const gold = tbf('d', 'E1 t1 Conflict_Attack');
    const system = tbf('d', 'S1 t1 conflict.attack');
    expect(f1By(gold, system, 'type', { tables })).toEqual([0, 1, null]);
  });

  it('that are NOT_ANNOTATED in gold agree with everything in the tool, with nothing in the task definition', () => {
    const gold = tbf('d', 'E1 t1 Conflict_Attack NOT_ANNOTATED');
    const system = tbf('d', 'S1 t1 Conflict_Attack Actual');
    expect(f1By(gold, system, 'realis', { tables })).toEqual([0, 1, 1]);
    expect(scoreTexts(gold, system, { tables }).problems.map(({ code }) => code)).toEqual([
      'nuggets/not-annotated',
    ]);
  });
});

describe('averages', () => {
  const tables = tablesFor({ d1: 'one two three', d2: 'one two three', d3: 'one two three' });
  // d1 right; d2 without gold, two false alarms.
  const gold = tbf('d1', 'E1 t1') + tbf('d2');
  const system = tbf('d1', 'S1 t1') + tbf('d2', 'S1 t1', 'S2 t2');
  const run = (profile: Profile, answer = system) => scoreTexts(gold, answer, { tables, profile }).scores;

  it('false alarms in a document without gold mentions cost nothing in the tool, and count in the task definition', () => {
    expect(prf(run(document2015), 'span')).toEqual([1 / 3, 1, 1 / 2]);
    expect(prf(run(evmeval18), 'span')).toEqual([1, 1, 1]);
    expect(prf(run(evmeval16), 'span')).toEqual([1, 1, 1]);
  });

  it('the macro average is over all documents, or over those with gold mentions', () => {
    expect(prf(run(document2015), 'span', 'macro')).toEqual([1 / 2, 1 / 2, 1 / 2]);
    expect(prf(run(evmeval18), 'span', 'macro')).toEqual([1, 1, 1]);
  });

  it('documents that gold does not have count in the task definition, and are ignored by the tool', () => {
    const more = tbf('d1', 'S1 t1') + tbf('d3', 'S1 t1');
    expect(prf(run(document2015, more), 'span')[0]).toBe(1 / 2);
    expect(prf(run(evmeval18, more), 'span')[0]).toBe(1);
  });

  it('a document that the system lacks counts everywhere', () => {
    const both = tbf('d1', 'E1 t1') + tbf('d2', 'E1 t1');
    for (const profile of [document2015, evmeval18, evmeval16]) {
      const { scores } = scoreTexts(both, tbf('d1', 'S1 t1'), { tables, profile });
      expect(prf(scores, 'span').slice(0, 2)).toEqual([1, 1 / 2]);
      expect(prf(scores, 'span', 'macro').slice(0, 2)).toEqual([1 / 2, 1 / 2]);
    }
  });

  it('F1 of nothing right is 0 in the task definition and undefined in the tool', () => {
    expect(f1By(tbf('d1', 'E1 t0'), tbf('d1', 'S1 t2'), 'span', { tables })).toEqual([0, null, null]);
  });
});

describe('Dice', () => {
  it('of fragments that overlap counts each character once; 1.8 counts it once per fragment', () => {
    const both = tbf('d', 'E1 1,5;3,8');
    const at = (profile: Profile) => prf(scoreTexts(both, both, { profile }).scores, 'span')[2];
    expect(at(document2015)).toBe(1);
    expect(at(evmeval18)).toBeCloseTo(14 / 18, 12);
  });
});

describe('the table of types', () => {
  it('comes from the mapping by type; 1.8 makes it from the mapping by type and realis', () => {
    const gold = tbf('d', 'E1 0,4 Life_Die Actual');
    const system = tbf('d', 'S1 0,4 Life_Die Other', 'S2 9,12 Life_Marry');
    const rows = (profile: Profile) =>
      scoreTexts(gold, system, { profile }).scores.types.map(({ type, f1 }) => [type, f1]);
    expect(rows(document2015)).toEqual([
      ['Life_Die', 1],
      ['Life_Marry', 0],
    ]);
    expect(rows(evmeval18)).toEqual([['lifedie', null]]);
  });
});

describe('coreference', () => {
  const tables = tablesFor({ d: 'one two three four five' });
  const gold = tbf('d', 'E1 t0', 'E2 t1', 'E3 t2', 'E4 t3', '@Coreference R1 E1,E2,E3');
  const system = tbf('d', 'S1 t0', 'S2 t1', '@Coreference R1 S1,S2');
  const average = (profile: Profile) =>
    scoreTexts(gold, system, { tables, profile }).scores.coreference?.average;

  it('keeps gold mentions without partner in the key; 1.6 leaves them out', () => {
    // MUC 2/3, B³ R (2·2/3)/4 P 1 → 1/2, CEAFe R (4/5)/2 P 4/5 → 8/15, BLANC R (1/3 + 0)/2 …
    expect(average(document2015)).toBeCloseTo((2 / 3 + 1 / 2 + 8 / 15 + 1 / 4) / 4, 12);
    expect(average(evmeval18)).toBeCloseTo((2 / 3 + 1 / 2 + 8 / 15 + 1 / 4) / 4, 12);
    expect(average(evmeval16)).toBe(1);
  });

  it('is the mean of four metrics; 1.6 takes CEAFm along', () => {
    expect(document2015.coreference.average).toEqual(['muc', 'bcub', 'ceafe', 'blanc']);
    const answer = tbf('d', 'S1 t0', 'S2 t1', 'S3 t2', 'S4 t3', '@Coreference R1 S1,S2');
    const { scores } = scoreTexts(gold, answer, { tables, profile: evmeval16 });
    const f1 = ['muc', 'bcub', 'ceafe', 'blanc', 'ceafm'].map(
      (id) => scores.coreference?.scores.get(id)?.f1 ?? 0,
    );
    expect(scores.coreference?.average).toBeCloseTo(f1.reduce((sum, value) => sum + value) / 5, 12);
  });

  it('1.6 forgets documents whose mean is 0', () => {
    const more = gold + tbf('x', 'E1 t0', 'E2 t1', '@Coreference R1 E1,E2');
    const answer = system + tbf('x', 'S1 t3', 'S2 t4', '@Coreference R1 S1,S2');
    const both = tablesFor({ d: 'one two three four five', x: 'one two three four five' });
    const at = (profile: Profile) =>
      scoreTexts(more, answer, { tables: both, profile }).scores.coreference?.average;
    expect(at(evmeval16)).toBe(1);
    expect(at(document2015)).toBeLessThan(0.4);
  });

  it('accepts one span twice in a chain only in 1.8', () => {
    const twice = tbf('d', 'E1 t0', 'E2 t0 Life_Die', '@Coreference R1 E1,E2');
    expect(() => scoreTexts(twice, twice, { tables, profile: evmeval18 })).not.toThrow();
    expect(() => scoreTexts(twice, twice, { tables, profile: evmeval16 })).toThrow(InputError);
    expect(() => scoreTexts(twice, twice, { tables, profile: document2015 })).toThrow(InputError);
  });

  it('a mention that does not exist is refused, and ignored if the caller is lenient', () => {
    const invented = tbf('d', 'E1 t0', 'E2 t1', '@Coreference R1 E1,E2,E9');
    expect(() => scoreTexts(invented, invented, { tables })).toThrow(/E9/);
    const { scores } = scoreTexts(invented, invented, { tables }, { lenient: true });
    expect(scores.coreference?.average).toBe(1);
  });
});
