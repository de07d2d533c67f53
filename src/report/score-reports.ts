import type { Paint } from '../problems/render.ts';
import { csvReport, tsvReport } from './delimited.ts';
import { jsonReport } from './json.ts';
import type { ScoreReport } from './score-report.ts';
import { documentTable, leaderboard, metricTable } from './score-tables.ts';
import type { SeparatedOptions } from './separated.ts';
import { latexTable, markdownTable, oneLine, type Table } from './table.ts';
import { textReport } from './text.ts';

/** The output formats of scores; `text` is for terminals. */
export const reports = {
  text: textReport,
  json: jsonReport,
  csv: (report, _paint?: Paint, options?: SeparatedOptions) => csvReport(report, options),
  tsv: (report, _paint?: Paint, options?: SeparatedOptions) => tsvReport(report, options),
  markdown: (report) => tables(report, markdownTable, (text) => `\`${text}\``),
  latex: (report) => tables(report, latexTable, (text) => `% ${text}`),
} as const satisfies Record<
  string,
  (report: ScoreReport, paint?: Paint, options?: SeparatedOptions) => string
>;

export type ReportKind = keyof typeof reports;

function tables(
  report: ScoreReport,
  render: (table: Table) => string,
  note: (text: string) => string,
): string {
  const [only, ...others] = report.systems;
  const main = others.length === 0 ? metricTable(report, only, { counts: false }) : leaderboard(report);
  const perDocument = report.systems
    .filter(({ documents }) => documents.length > 0)
    .map((system) => render(documentTable(report, system)));
  return `${[render(main), ...perDocument, note(`signature: ${oneLine(report.signature)}`)].join('\n\n')}\n`;
}
