import { describe, expect, it } from 'vitest';
import { reportOutput } from '../../../../src/cli/files/output-kinds.ts';
import type { ScoreColumn } from '../../../../src/report/columns/report.ts';
import { columnReports, htmlColumns } from '../../../../src/report/columns/reports.ts';
import { schemaFaults } from '../../../support/json-schemas.ts';
import { one, several } from '../../../support/score-reports.ts';

const columnsOf = (report: typeof one): ScoreColumn[] => [
  { match: 'head', singletons: 'keep', report },
  { match: 'exact', singletons: 'keep', report },
];
const columns = columnsOf(one);

describe('columns', () => {
  it('are a table in text, Markdown and LaTeX, with one signature', () => {
    expect(columnReports.text(columns)).toContain(
      'CoNLL F1\n            with singletons\nSystem          head  exact\nsys.conll      45.82  45.82\n\nsignature: ',
    );
    expect(columnReports.markdown(columns)).toContain(
      '### CoNLL F1\n\n| System | with singletons head | with singletons exact |\n',
    );
    expect(columnReports.latex(columns)).toContain('\\multicolumn{2}{c}{with singletons}');
  });

  it('are columns of a table of all numbers', () => {
    const [head, first, ...rest] = columnReports.csv(columns).split('\n');
    expect(head).toMatch(/^system,document,match,singletons,metric,recall,/);
    expect(first).toMatch(/^sys.conll,,head,keep,mentions,0\.857/);
    expect(rest.filter((line) => line.startsWith('sys.conll,,exact,keep,'))).toHaveLength(10);
    expect(columnReports.tsv(columns)).toContain('\thead\tkeep\tconll\t');
  });

  it('are reports of their own in JSON', () => {
    const json = columnReports.json(columns);
    expect(schemaFaults(json)).toEqual([]);
    const value = JSON.parse(json);
    expect(value.columns.map(({ match }: { match: string }) => match)).toEqual(['head', 'exact']);
    expect(value.columns[1].report.systems[0].conll).toBeCloseTo(0.4582, 4);
  });

  it('are a page, with the warnings of any column', () => {
    const warnings = [{ code: 'file/swapped', severity: 'warning', message: 'A <b>.' }] as const;
    const page = htmlColumns(columns, [{ name: 'r<1>', warnings }]);
    expect(page).toContain('<title>Scores of r&lt;1&gt;</title>');
    expect(page).toContain('A &lt;b&gt;.');
    expect(page).toContain('<th class="group" colspan="2">with singletons</th>');
  });

  it.each(
    [one, several].flatMap((report) =>
      (['text', 'json', 'csv', 'tsv', 'markdown', 'latex'] as const).map((kind) => [kind, report] as const),
    ),
  )('are recognised as an earlier output: %s', (kind, report) => {
    expect(reportOutput(kind).recognises?.(columnReports[kind](columnsOf(report)))).toBe(true);
  });
});
