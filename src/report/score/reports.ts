import type { Paint } from '../../problems/render.ts';
import { leftOutLine } from '../left-out.ts';
import { mainTitle } from '../numbers.ts';
import { escapeLatex, latexCode, latexFloat, latexTable, type PageColumns } from '../table/latex.ts';
import { escapeMarkdown, markdownTable } from '../table/markdown.ts';
import { type Table, visibleLine } from '../table/table.ts';
import { csvReport, type DelimitedOptions, tsvReport } from './delimited.ts';
import { jsonReport } from './json.ts';
import { hasIntervals, type ScoreReport, statisticsLines } from './report.ts';
import { standingsLegend, withStandings } from './standings.ts';
import {
  documentTable,
  groupTable,
  leaderboard,
  metricTable,
  scoreRemarks,
  type TableOptions,
  unitName,
} from './tables.ts';
import { type TextOptions, textReport } from './text.ts';

/** Options of the output formats; each uses those that concern it. */
export interface ReportOptions extends TextOptions, DelimitedOptions {
  /** For how many columns of text LaTeX tables are made. */
  readonly pageColumns?: PageColumns | undefined;
}

/** The output formats of scores; `text` is for terminals. */
export const reports = {
  text: textReport,
  json: jsonReport,
  csv: (report, _paint?: Paint, options?: ReportOptions) => csvReport(report, options),
  tsv: (report, _paint?: Paint, options?: ReportOptions) => tsvReport(report, options),
  markdown: (report, _paint?: Paint, options?: ReportOptions) => markdownReport(report, options),
  latex: (report, _paint?: Paint, options?: ReportOptions) => latexReport(report, options),
} as const satisfies Record<string, (report: ScoreReport, paint?: Paint, options?: ReportOptions) => string>;

export type ReportKind = keyof typeof reports;

function markdownReport(report: ScoreReport, options?: TableOptions): string {
  const parts = [mainTable(report, options), ...groupTables(report), ...documentTables(report)].map(
    markdownTable,
  );
  const code = [...statisticsLines(report), `signature: ${report.signature}`].map(
    (line) => `\`${visibleLine(line)}\``,
  );
  const notes = [standingsLegend(report), ...scoreRemarks(report), leftOutLine(report)].map(escapeMarkdown);
  return joined([...parts, ...notes, ...code]);
}

/** The numbers of a table, for its caption. */
function numbersOf({ metrics }: ScoreReport, options?: TableOptions): string {
  const main = mainTitle(metrics).replace('F1', 'F$_1$');
  if (options?.f1Only || main === 'Index') return main;
  return main === 'F$_1$'
    ? 'Recall (R), precision (P) and F$_1$'
    : 'Recall (R), precision (P), F$_1$ and index';
}

function latexReport(report: ScoreReport, options?: ReportOptions): string {
  const caption = [
    `${numbersOf(report, options)} in percent${report.average === 'macro' ? `, means over ${unitName(report)}s` : ''}.`,
    ...(report.systems.length > 1 ? ['The best values of each column are bold.'] : []),
    ...(report.standings === undefined ? [] : [latexLegend(report)]),
    ...(hasIntervals(report) ? ['95\\,\\% intervals by bootstrap over documents in brackets.'] : []),
    `Signature: ${latexCode(report.signature)}`,
  ].join(' ');
  const parts = [
    '% needs \\usepackage{booktabs}',
    latexFloat(mainTable(report, options), { caption, label: 'scores', columns: options?.pageColumns }),
    ...[...groupTables(report), ...documentTables(report)].map((table) => latexTable(table)),
    ...[...scoreRemarks(report), leftOutLine(report), ...statisticsLines(report)].map((line) =>
      visibleLine(line).replace(/^./, '% $&'),
    ),
    `% signature: ${visibleLine(report.signature)}`,
  ];
  return joined(parts);
}

/** The legend, with the marks as they are in the table. */
const latexLegend = (report: ScoreReport): string =>
  escapeLatex(standingsLegend(report)).replace('{*}', '$^{*}$').replace('$\\dagger$', '$^{\\dagger}$');

const joined = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

function mainTable(report: ScoreReport, options?: TableOptions): Table {
  const [only, ...others] = report.systems;
  return others.length === 0
    ? metricTable(report, only, { ...options, counts: false })
    : withStandings(leaderboard(report, options), report);
}

const groupTables = (report: ScoreReport): Table[] =>
  report.systems.flatMap((system) => {
    const table = groupTable(report, system);
    if (table === undefined || report.systems.length === 1) return table ?? [];
    // Tables of several systems have no titles but those of their columns.
    return { ...table, head: [system.name, ...table.head.slice(1)] };
  });

const documentTables = (report: ScoreReport): Table[] =>
  report.systems
    .filter(({ documents }) => documents.length > 0)
    .map((system) => documentTable(report, system));
