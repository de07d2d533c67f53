import { describe, expect, it } from 'vitest';
import { codeCounts, totals } from '../../../../src/report/check/report.ts';
import { checkReport } from '../../../support/check-reports.ts';
import { unopened, warning } from '../../../support/example-problems.ts';

describe('totals', () => {
  it('adds up the counts of codes by severity', () => {
    const another = { code: 'x', severity: 'warning', count: 3, summary: '' } as const;
    expect(totals({ codes: [...checkReport.codes, another] })).toEqual({ error: 1, warning: 1203, note: 0 });
    expect(totals({ codes: [] })).toEqual({ error: 0, warning: 0, note: 0 });
  });
});

describe('codeCounts', () => {
  const counts = new Map([
    ['document/extra', 7],
    ['conll/unopened', 2],
  ]);
  const count = (...problems: Parameters<typeof codeCounts>[0]) =>
    codeCounts(
      problems,
      (code) => counts.get(code) ?? 1,
      (code) => `About ${code}.`,
    );

  it('has each code with the number of all its problems, errors before warnings before notes', () => {
    const note = { ...warning, code: '__proto__', severity: 'note' } as const;
    expect(count(note, warning, warning, unopened)).toEqual([
      { code: 'conll/unopened', severity: 'error', count: 2, summary: 'About conll/unopened.' },
      { code: 'document/extra', severity: 'warning', count: 7, summary: 'About document/extra.' },
      { code: '__proto__', severity: 'note', count: 1, summary: 'About __proto__.' },
    ]);
  });

  it('has a code once for each severity; problems that were not kept are counted with the most severe', () => {
    const raised = { ...warning, severity: 'error' } as const;
    const codes = count(warning, raised, warning);
    expect(codes.map(({ severity, count: number }) => [severity, number])).toEqual([
      ['error', 5],
      ['warning', 2],
    ]);
  });

  it('keeps the order of the first problems within a severity', () => {
    const codes = ['b', 'a', 'b', 'c'].map((code) => ({ ...warning, code }));
    expect(count(...codes).map(({ code }) => code)).toEqual(['b', 'a', 'c']);
    expect(count()).toEqual([]);
  });
});
