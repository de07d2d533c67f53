import type { Paint } from '../problems/render.ts';
import { nuggetCsv, nuggetTsv } from './nuggets-delimited.ts';
import { nuggetJson } from './nuggets-json.ts';
import type { NuggetReport } from './nuggets-report.ts';
import { nuggetText, sections } from './nuggets-text.ts';
import { latexTable, markdownTable, type Table } from './table.ts';

/** Every kind of output for nugget scores, once. */
export const nuggetReports = {
  text: nuggetText,
  json: nuggetJson,
  csv: nuggetCsv,
  tsv: nuggetTsv,
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
} as const satisfies Record<string, (report: NuggetReport, paint?: Paint) => string>;

export type NuggetReportKind = keyof typeof nuggetReports;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

function tables(
  report: NuggetReport,
  render: (table: Table) => string,
  heading: (title: string) => string,
  note: (text: string) => string,
): string {
  const parts = sections(report).map(({ title, table }) => `${heading(title)}\n\n${render(table)}`);
  return `${[...parts, note(`signature: ${report.signature}`)].join('\n\n')}\n`;
}

export { comparisonJson, comparisonText } from './nuggets-compare.ts';
export type { NuggetReport, NuggetSystem } from './nuggets-report.ts';
export { type NuggetSort, nuggetSort } from './nuggets-sort.ts';
