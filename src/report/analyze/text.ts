import type { SystemAnalysis } from '../../analyze/index.ts';
import { type Paint, plain, visible } from '../../problems/render.ts';
import { leftOutLine } from '../left-out.ts';
import { escapeMarkdown } from '../table/markdown.ts';
import { visibleLine } from '../table/table.ts';
import { textTable } from '../table/text.ts';
import { corporaTable, markdownWithTitle, textWithTitle } from '../table/titled.ts';
import { errorLabels } from './labels.ts';
import type { AnalyzeReport } from './report.ts';
import { analyzeTables, contextOf, exampleTable, placeList, where } from './tables.ts';

/** An analysis for reading on a terminal. */
export function analyzeText(report: AnalyzeReport, paint: Paint = plain, columns?: number): string {
  const tables = analyzeTables(report).map((table) => textWithTitle(table, paint, columns));
  const examples = systemsWithExamples(report).map(
    ({ title, system }) => `${paint.bold(visible(title))}\n${exampleLines(system).map(visible).join('\n')}`,
  );
  const signature = paint.dim(`signature: ${visible(report.signature)}`);
  const parts = [textTable(corpora(report), { columns }), ...tables, ...examples];
  parts.push(visible(leftOutLine(report)), signature);
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** An analysis as Markdown tables. */
export function analyzeMarkdown(report: AnalyzeReport): string {
  const tables = [
    ...analyzeTables(report),
    ...systemsWithExamples(report).map(({ title, system }) => ({ title, table: exampleTable(system).table })),
  ];
  const parts = tables.map(markdownWithTitle);
  if (report.leftOut?.length) parts.push(escapeMarkdown(leftOutLine(report)));
  return `${[...parts, `\`signature: ${visibleLine(report.signature)}\``].join('\n\n')}\n`;
}

const systemsWithExamples = ({ systems }: AnalyzeReport) =>
  systems
    .filter(({ examples }) => examples.length > 0)
    .map((system) => ({ title: systems.length === 1 ? 'Examples' : `Examples: ${system.name}`, system }));

/** Two or three lines for each example: type and place, the words around it, the entity. */
const exampleLines = ({ examples }: SystemAnalysis): string[] =>
  examples.flatMap((example) => {
    const context = contextOf(example);
    const isSpan = example.type === 'span-error';
    return [
      `${where(example.mentions[0], example.document)}  ${errorLabels[example.type]}`,
      ...(context === '' ? [] : [`    ${context}`]),
      ...(example.mentions.length === 1 ? [] : [`    mentions: ${placeList(example.mentions)}`]),
      `    ${isSpan ? 'should be' : 'entity'}: ${placeList(example.entity)}`,
    ];
  });

/** The corpora and their sizes. */
const corpora = ({ key, keyPath, systems, paths }: AnalyzeReport) =>
  corporaTable([
    { role: 'key', path: keyPath, facts: key },
    ...systems.map(({ facts }, s) => ({ role: 'response', path: paths[s], facts })),
  ]);
