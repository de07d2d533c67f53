import { describe, expect, it } from 'vitest';
import { groupScores, macroOverGroups, undefinedInGroups } from '../../../src/evaluate/groups.ts';
import { evaluatePair, settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { documentWith } from '../../support/documents.ts';

const pairs = [
  [
    documentWith([['a', '0', '1', '2']]),
    documentWith([
      ['a', '0', '1'],
      ['b', '2'],
    ]),
  ],
  [
    documentWith([
      ['a', '0', '1'],
      ['b', '3'],
    ]),
    documentWith([
      ['a', '0', '1'],
      ['b', '3', '4'],
    ]),
  ],
  [
    documentWith([
      ['a', '0'],
      ['b', '1'],
    ]),
    documentWith([
      ['a', '0'],
      ['b', '1'],
    ]),
  ],
] as const;

const scored = (average: 'micro' | 'macro' = 'micro', chosen: readonly number[] = [0, 1, 2]) => {
  const settings = settingsOf({ metrics: ['muc', 'bcub', 'ceafe', 'ari'], average });
  const tally = new Tally(settings, { perDocument: true });
  for (const p of chosen) tally.add(evaluatePair(...pairs[p], settings, () => {}, `d${p}`));
  return { settings, tally };
};

const groups = [
  { name: 'first', documents: [0, 1] },
  { name: 'second', documents: [2] },
];

describe('groupScores', () => {
  it.each(['micro', 'macro'] as const)('are those of the documents alone (%s)', (average) => {
    const { settings, tally } = scored(average);
    const found = groupScores(tally.state().documents, groups, settings);
    expect(found.map(({ name, documents }) => [name, documents])).toEqual([
      ['first', 2],
      ['second', 1],
    ]);
    for (const [g, { documents }] of groups.entries()) {
      const { scores, conll } = scored(average, documents).tally.result();
      expect(found[g].scores).toEqual(scores);
      expect(found[g].conll).toEqual(conll);
    }
  });
});

describe('macroOverGroups', () => {
  const { settings, tally } = scored();
  const found = groupScores(tally.state().documents, groups, settings);

  it('is the mean of each number by itself', () => {
    const { scores, conll, groups: count } = macroOverGroups(settings.metrics, found);
    const f1s = found.map(({ scores: own }) => own.get('bcub')?.f1 as number);
    expect(scores.get('bcub')?.f1).toBe((f1s[0] + f1s[1]) / 2);
    expect(scores.get('bcub')?.groups).toBe(2);
    expect(scores.get('ari')?.groups).toBe(2);
    expect(scores.get('ari')?.index).toBeTypeOf('number');
    // MUC has no links in the second group, so there is no CoNLL average.
    expect(found[1].conll).toBeNull();
    expect({ conll, count }).toEqual({ conll: found[0].conll, count: 1 });
  });

  it('leaves out groups in which a number is undefined, and names them', () => {
    const { scores } = macroOverGroups(settings.metrics, found);
    expect(scores.get('muc')).toMatchObject({ f1: found[0].scores.get('muc')?.f1, groups: 1 });
    expect([...undefinedInGroups(settings.metrics, found)]).toMatchObject([
      {
        code: 'group/undefined',
        severity: 'warning',
        message: 'Numbers of MUC are undefined in the group "second".',
      },
    ]);
  });

  it('is undefined if no group has the number', () => {
    const { scores, conll, groups: count } = macroOverGroups(settings.metrics, [found[1]]);
    expect(scores.get('muc')).toEqual({ recall: null, precision: null, f1: null, groups: 0 });
    expect({ conll, count }).toEqual({ conll: null, count: 0 });
  });
});
