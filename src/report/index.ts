export { baselineLabels, errorLabels, featureLabels } from './analyze/labels.ts';
export {
  comparisonJson,
  comparisonText,
  type NuggetReport,
  type NuggetReportKind,
  type NuggetSystem,
  nuggetReports,
} from './nuggets/reports.ts';
export { csvReport, tsvReport } from './score/delimited.ts';
export { htmlReport } from './score/html.ts';
export { jsonParts, jsonReport } from './score/json.ts';
export type { ScoreReport, SideReport, SystemReport } from './score/report.ts';
export { type ReportKind, reports } from './score/reports.ts';
export { textReport } from './score/text.ts';
export { latexTable } from './table/latex.ts';
export { markdownTable } from './table/markdown.ts';
export type { Table } from './table/table.ts';
export { textTable } from './table/text.ts';
