import type { Paint } from '../../problems/render.ts';
import type { ReportOptions } from '../score/reports.ts';
import type { TableOptions } from '../score/tables.ts';
import { escapeLatex, latexCode, latexFloat } from '../table/latex.ts';
import { visibleLine } from '../table/table.ts';
import { markdownWithTitle } from '../table/titled.ts';
import { nuggetCsv, nuggetTsv } from './delimited.ts';
import { nuggetJson } from './json.ts';
import type { NuggetReport } from './report.ts';
import { nuggetText, sections } from './text.ts';

/** The output formats of nugget scores. */
export const nuggetReports = {
  text: nuggetText,
  json: nuggetJson,
  csv: (report, _paint?: Paint, options?: ReportOptions) => nuggetCsv(report, options),
  tsv: (report, _paint?: Paint, options?: ReportOptions) => nuggetTsv(report, options),
  markdown: (report, _paint?: Paint, options?: ReportOptions) => nuggetMarkdown(report, options),
  latex: (report, _paint?: Paint, options?: ReportOptions) => nuggetLatex(report, options),
} as const satisfies Record<string, (report: NuggetReport, paint?: Paint, options?: ReportOptions) => string>;

export type NuggetReportKind = keyof typeof nuggetReports;

function nuggetMarkdown(report: NuggetReport, options?: TableOptions): string {
  const parts = sections(report, options).map(markdownWithTitle);
  return `${[...parts, `\`signature: ${visibleLine(report.signature)}\``].join('\n\n')}\n`;
}

function nuggetLatex(report: NuggetReport, options?: TableOptions): string {
  const signature = visibleLine(report.signature);
  const parts = sections(report, options).map(({ title, table }, i) => {
    const caption = [
      `${escapeLatex(title)}, in percent.`,
      ...(table.marked === undefined ? [] : ['The best values of each column are bold.']),
      `Signature: ${latexCode(signature)}`,
    ];
    return latexFloat(table, { caption: caption.join(' '), label: `events-${i + 1}` });
  });
  return `${['% needs \\usepackage{booktabs}', ...parts, `% signature: ${signature}`].join('\n\n')}\n`;
}

export { comparisonJson } from './compare/json.ts';
export { comparisonText } from './compare/text.ts';
export type { NuggetReport, NuggetSystem } from './report.ts';
export { type NuggetSort, nuggetSort } from './sort.ts';
