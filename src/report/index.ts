export { csvReport, tsvReport } from './delimited.ts';
export { htmlReport } from './html.ts';
export { jsonParts, jsonReport } from './json.ts';
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
export { latexTable, markdownTable, type Table, textTable } from './table.ts';
export { textReport } from './text.ts';
