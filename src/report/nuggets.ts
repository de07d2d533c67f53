import type { Paint } from '../problems/render.ts';
import { nuggetCsv, nuggetTsv } from './nuggets-delimited.ts';
import { nuggetJson } from './nuggets-json.ts';
import type { NuggetReport } from './nuggets-report.ts';
import { nuggetText, sections } from './nuggets-text.ts';
import type { SeparatedOptions } from './separated.ts';
import { latexTable, markdownTable, oneLine, type Table } from './table.ts';

/** The output formats of nugget scores. */
export const nuggetReports = {
  text: nuggetText,
  json: nuggetJson,
  csv: (report, _paint?: Paint, options?: SeparatedOptions) => nuggetCsv(report, options),
  tsv: (report, _paint?: Paint, options?: SeparatedOptions) => nuggetTsv(report, options),
  markdown: (report) =>
    tables(
      report,
      markdownTable,
      (title) => `### ${oneLine(title)}`,
      (text) => `\`${text}\``,
    ),
  latex: (report) =>
    tables(
      report,
      latexTable,
      (title) => `% ${oneLine(title)}`,
      (text) => `% ${text}`,
    ),
} as const satisfies Record<
  string,
  (report: NuggetReport, paint?: Paint, options?: SeparatedOptions) => string
>;

export type NuggetReportKind = keyof typeof nuggetReports;

function tables(
  report: NuggetReport,
  render: (table: Table) => string,
  heading: (title: string) => string,
  note: (text: string) => string,
): string {
  const parts = sections(report).map(({ title, table }) => `${heading(title)}\n\n${render(table)}`);
  return `${[...parts, note(`signature: ${oneLine(report.signature)}`)].join('\n\n')}\n`;
}

export { comparisonJson, comparisonText } from './nuggets-compare.ts';
export type { NuggetReport, NuggetSystem } from './nuggets-report.ts';
export { type NuggetSort, nuggetSort } from './nuggets-sort.ts';
