export { csvReport, tsvReport } from './delimited.ts';
export { htmlReport } from './html.ts';
export { jsonParts, jsonReport } from './json.ts';
export { latexTable } from './latex-table.ts';
export { markdownTable } from './markdown-table.ts';
export {
  comparisonJson,
  comparisonText,
  type NuggetReport,
  type NuggetReportKind,
  type NuggetSystem,
  nuggetReports,
} from './nuggets.ts';
export type { ScoreReport, Side, SystemReport } from './score-report.ts';
export { type ReportKind, reports } from './score-reports.ts';
export type { Table } from './table.ts';
export { textReport } from './text.ts';
export { textTable } from './text-table.ts';
