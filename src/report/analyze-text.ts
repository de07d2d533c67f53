import { type Paint, plain, visible } from '../problems/render.ts';
import type { AnalyzeReport } from './analyze-report.ts';
import { analyzeTables } from './analyze-tables.ts';
import { markdownTable } from './markdown-table.ts';
import { counted } from './numbers.ts';
import { oneLine, type Table } from './table.ts';
import { textTable } from './text-table.ts';

/** An analysis for reading on a terminal. */
export function analyzeText(report: AnalyzeReport, paint: Paint = plain): string {
  const parts = analyzeTables(report).map(
    ({ title, table }) => `${paint.bold(visible(title))}\n${textTable(table, { head: paint.dim })}`,
  );
  const all = [textTable(corpora(report)), ...parts, paint.dim(`signature: ${visible(report.signature)}`)];
  return `${all.join('\n\n')}\n`;
}

/** An analysis as Markdown tables. */
export function analyzeMarkdown(report: AnalyzeReport): string {
  const parts = analyzeTables(report).map(
    ({ title, table }) => `### ${oneLine(title)}\n\n${markdownTable(table)}`,
  );
  return `${[...parts, `\`signature: ${oneLine(report.signature)}\``].join('\n\n')}\n`;
}

/** The corpora and their sizes. */
function corpora({ key, keyPath, systems, paths }: AnalyzeReport): Table {
  const row = (role: string, path: string, { documents, mentions, entities, singletons }: typeof key) => [
    role,
    path,
    counted(documents, 'document'),
    counted(mentions, 'mention'),
    counted(entities, 'entity', 'entities'),
    counted(singletons, 'singleton'),
  ];
  const [head, ...rows] = [
    row('key', keyPath, key),
    ...systems.map(({ facts }, s) => row('response', paths[s], facts)),
  ];
  return { head, rows, align: ['left', 'left', 'right', 'right', 'right', 'right'] };
}
