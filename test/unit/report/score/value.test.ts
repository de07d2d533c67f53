import { describe, expect, it } from 'vitest';
import { namedValue, valueReport } from '../../../../src/report/score/value.ts';
import { one, several } from '../../../support/score-reports.ts';

describe('namedValue', () => {
  it('is a metric, or a part of its score', () => {
    expect(namedValue('lea')).toEqual({ metric: 'lea' });
    expect(namedValue('muc.recall')).toEqual({ metric: 'muc', part: 'recall' });
    expect(namedValue('.f1')).toEqual({ metric: '', part: 'f1' });
  });
});

describe('valueReport', () => {
  it('is the number that the table shows', () => {
    const { scores, conll } = one.systems[0];
    const shown = (value: number | null | undefined) => `${(100 * (value ?? Number.NaN)).toFixed(2)}\n`;
    expect(valueReport(one, { metric: 'conll' })).toBe(shown(conll));
    expect(valueReport(one, { metric: 'bcub' })).toBe(shown(scores.get('bcub')?.f1));
    expect(valueReport(one, { metric: 'muc', part: 'recall' })).toBe(shown(scores.get('muc')?.recall));
  });

  it('has a line with the name for each of several systems', () => {
    const lines = valueReport(several, { metric: 'conll' }).trimEnd().split('\n');
    expect(lines).toHaveLength(several.systems.length);
    for (const line of lines) expect(line).toMatch(/^[^\t]+\t(?:\d+\.\d\d|–)$/);
  });

  it('is a sign where the number is undefined', () => {
    const [system] = one.systems;
    const undefinedScores = { ...one, systems: [{ ...system, conll: null }] };
    expect(valueReport(undefinedScores, { metric: 'conll' })).toBe('–\n');
  });
});
