import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../../../src/report/score/html.ts';
import { reports } from '../../../../src/report/score/reports.ts';
import { standingsLegend, withStandings } from '../../../../src/report/score/standings.ts';
import { leaderboard } from '../../../../src/report/score/tables.ts';
import { several } from '../../../support/score-reports.ts';

const names = leaderboard(several).rows.map(([name]) => name);
const blank = { score: 0.5, rank: null, pNext: null, pBest: null } as const;
const report = {
  ...several,
  standings: {
    statistic: 'conll',
    label: 'CoNLL',
    documents: 100,
    comparisons: 1,
    signature: 'test:randomisation|seed:1',
    systems: [
      { ...blank, system: names[0], group: 1, letters: 'ab', betterThanNext: true, worseThanBest: null },
      { ...blank, system: names[1], group: 2, letters: 'b', betterThanNext: null, worseThanBest: true },
    ],
  },
};
const LEGEND =
  'Systems with a common letter cannot be told apart (CoNLL, randomisation over 100 documents, Holm over 1 comparison, 5 %). * better than the next system, † worse than the best.';

describe('standings', () => {
  it('are a rank, letters after the name and marks after the decisive score', () => {
    const table = withStandings(leaderboard(report), report);
    expect(table.head.slice(0, 2)).toEqual(['System', 'Rank']);
    expect(table.rows.map((row) => row[1])).toEqual(['1', '2', '']);
    const last = table.head.length - 1;
    expect(table.superscripts?.map((row) => [row[0], row[last], row[2]])).toEqual([
      ['ab', '*', ''],
      ['b', '†', ''],
      ['', '', ''],
    ]);
    expect(table.marked?.map((row) => row[1])).toEqual([false, false, false]);
    expect(withStandings(leaderboard(several), several)).toEqual(leaderboard(several));
  });

  it('have a legend', () => {
    expect(standingsLegend(report)).toBe(LEGEND);
    expect(standingsLegend(several)).toBe('');
  });

  it('are superscripts in every kind of table', () => {
    const text = reports.text(report);
    expect(text).toContain(`${names[0]}ᵃᵇ`);
    expect(text).toContain(`${LEGEND}\n`);
    expect(text).toContain('\ncomparison: test:randomisation|seed:1\nsignature: ');
    expect(text).not.toContain('best of its column');
    expect(reports.markdown(report)).toContain('<sup>ab</sup> | 1 |');
    expect(reports.markdown(report)).toContain('<sup>\\*</sup>');
    const latex = reports.latex(report);
    expect(latex).toContain(`\\textsuperscript{ab} & 1 & `);
    expect(latex).toContain('$^{*}$ \\\\');
    expect(latex).toContain('$^{\\dagger}$ worse than the best.');
    expect(htmlReport(report)).toContain('<sup>ab</sup></td>');
    expect(JSON.parse(reports.json(report)).standings.conll[0].letters).toBe('ab');
  });
});
