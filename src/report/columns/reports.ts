import { schemas } from '../../core/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import { type Paint, plain, visible } from '../../problems/render.ts';
import { version } from '../../version.ts';
import { escapeHtml } from '../escape-html.ts';
import { jsonText } from '../json-text.ts';
import { leftOutLine } from '../left-out.ts';
import { type DelimitedOptions, delimitedReports } from '../score/delimited.ts';
import { htmlCorpora, htmlPage, htmlTable, htmlWarnings } from '../score/html.ts';
import { jsonReport } from '../score/json.ts';
import { corporaText, type TextOptions } from '../score/text.ts';
import { latexCode } from '../table/latex.ts';
import { escapeMarkdown } from '../table/markdown.ts';
import { comma, tab } from '../table/separated.ts';
import { visibleLine } from '../table/table.ts';
import { MARK_LEGEND, textTable } from '../table/text.ts';
import { latexWithTitle, markdownWithTitle } from '../table/titled.ts';
import { commonSignature, type ScoreColumn } from './report.ts';
import { columnTables } from './tables.ts';

interface ColumnsReportOptions extends TextOptions, DelimitedOptions {}

type Columns = readonly ScoreColumn[];

/** The output formats of scores in several columns. */
export const columnReports = {
  text: textColumns,
  json: (columns) => jsonColumns(columns),
  csv: (columns, _paint?: Paint, options?: ColumnsReportOptions) =>
    delimitedReports(namedReports(columns), comma, options),
  tsv: (columns, _paint?: Paint, options?: ColumnsReportOptions) =>
    delimitedReports(namedReports(columns), tab, options),
  markdown: (columns) =>
    joined([
      ...columnTables(columns).map(markdownWithTitle),
      escapeMarkdown(leftOutLine(columns[0].report)),
      `\`signature: ${visibleLine(commonSignature(columns))}\``,
    ]),
  latex: (columns, _paint?: Paint, _options?: ColumnsReportOptions) => latexColumns(columns),
} as const satisfies Record<
  string,
  (columns: Columns, paint?: Paint, options?: ColumnsReportOptions) => string
>;

const joined = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

function textColumns(columns: Columns, paint: Paint = plain, options: ColumnsReportOptions = {}): string {
  const [{ report }] = columns;
  const tables = columnTables(columns);
  return joined([
    corporaText(report, options.columns),
    ...tables.map(
      ({ title, table }) =>
        `${paint.bold(visible(title))}\n${textTable(table, { head: paint.dim, mark: paint.bold, columns: options.columns })}`,
    ),
    tables.some(({ table }) => table.marked !== undefined) ? paint.dim(MARK_LEGEND) : '',
    visible(leftOutLine(report)),
    paint.dim(visible(`signature: ${commonSignature(columns)}`)),
  ]);
}

const jsonColumns = (columns: Columns): string =>
  jsonText({
    schema: schemas.scoreColumns,
    version,
    columns: columns.map(({ match, singletons, report }) => ({
      match,
      singletons,
      report: JSON.parse(jsonReport(report)),
    })),
  });

const namedReports = (columns: Columns) =>
  columns.map(({ match, singletons, report }) => ({ place: { match, singletons }, report }));

function latexColumns(columns: Columns): string {
  const note = `Numbers in percent. Signature: ${latexCode(commonSignature(columns))}`;
  return joined([
    '% needs \\usepackage{booktabs}',
    ...columnTables(columns).map((table, t) =>
      latexWithTitle(table, { label: `scores-${t + 1}`, notes: t === 0 ? [note] : [] }),
    ),
    visibleLine(leftOutLine(columns[0].report)).replace(/^./, '% $&'),
    `% signature: ${visibleLine(commonSignature(columns))}`,
  ]);
}

/** The tables as a page of their own. */
export function htmlColumns(
  columns: Columns,
  systems: readonly { readonly name: string; readonly warnings: readonly Problem[] }[],
): string {
  const [{ report }] = columns;
  return htmlPage(`Scores of ${systems.map(({ name }) => name).join(', ')}`, [
    htmlCorpora(report),
    ...columnTables(columns).map(({ title, table }) => `<h2>${escapeHtml(title)}</h2>\n${htmlTable(table)}`),
    leftOutLine(report) === '' ? '' : `<p>${escapeHtml(leftOutLine(report))}</p>`,
    ...systems.map(htmlWarnings),
    `<p class="signature">signature: ${escapeHtml(commonSignature(columns))}</p>`,
  ]);
}
