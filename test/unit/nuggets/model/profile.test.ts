import { describe, expect, it } from 'vitest';
import { document2015, evmeval16, evmeval18, profiles } from '../../../../src/nuggets/model/profile.ts';

describe('profiles', () => {
  it('have the names of the command line, that of the document first', () => {
    expect(profiles.map(({ id }) => id)).toEqual(['2015', 'evmeval-1.8', 'evmeval-1.6']);
    expect(profiles).toEqual([document2015, evmeval18, evmeval16]);
  });

  it('compare values literally, except evmeval 1.8', () => {
    expect(profiles.map(({ comparison }) => comparison.normal('Conflict_Attack 1'))).toEqual([
      'Conflict_Attack 1',
      'conflictattack1',
      'Conflict_Attack 1',
    ]);
  });

  it('have a placeholder in the form that they compare', () => {
    expect(profiles.map(({ comparison }) => comparison.placeholder)).toEqual([
      undefined,
      'notannotated',
      'NOT_ANNOTATED',
    ]);
    for (const { comparison } of [evmeval18, evmeval16])
      expect(comparison.normal('NOT_ANNOTATED')).toBe(comparison.placeholder);
  });

  it('have the same Dice, but evmeval 1.6 computes it with other roundings', () => {
    expect([document2015.dice(2, 3, 2), evmeval18.dice(2, 3, 2)]).toEqual([4 / 5, 4 / 5]);
    const differences: number[] = [];
    for (let gold = 1; gold < 12; gold++)
      for (let system = 1; system < 12; system++)
        for (let shared = 0; shared <= Math.min(gold, system); shared++)
          differences.push(
            Math.abs(document2015.dice(shared, gold, system) - evmeval16.dice(shared, gold, system)),
          );
    expect(Math.max(...differences)).toBeLessThan(1e-15);
    expect(Math.max(...differences)).toBeGreaterThan(0);
  });

  it('average the four metrics of the final score; evmeval 1.6 adds CEAFm, but not for a document', () => {
    const four = ['muc', 'bcub', 'ceafe', 'blanc'];
    expect(profiles.map(({ coreference }) => coreference.average)).toEqual([four, four, [...four, 'ceafm']]);
    expect(profiles.map(({ coreference }) => coreference.documentAverage)).toEqual([four, four, four]);
  });

  it('differ in what counts', () => {
    const facts = profiles.map(({ detection, scoresExtraDocuments, types, coreference, needsTables }) => [
      detection.countEmptyGold,
      detection.undefinedF1,
      scoresExtraDocuments,
      types.systemOnly,
      coreference.keepsUnmatchedGold,
      coreference.keepsZeroDocuments,
      coreference.sameSpan,
      needsTables,
    ]);
    expect(facts).toEqual([
      [true, false, true, true, true, true, 'as written', false],
      [false, true, false, false, true, true, 'allowed', false],
      [false, true, false, false, false, false, 'without invisible words', true],
    ]);
  });
});
