import type { Comparison } from '../../compare/index.ts';
import { type Paint, plain, visible } from '../../problems/render.ts';
import { runsOf } from '../cite/methods.ts';
import { counted } from '../numbers.ts';
import { escapeLatex, latexCode, type PageColumns } from '../table/latex.ts';
import { escapeMarkdown } from '../table/markdown.ts';
import { visibleLine } from '../table/table.ts';
import { textTable } from '../table/text.ts';
import {
  corporaTable,
  latexWithTitle,
  markdownWithTitle,
  type TitledTable,
  textWithTitle,
} from '../table/titled.ts';
import { flipTables, netSentence } from './flips.ts';
import type { CompareReport, SystemFlips } from './report.ts';
import { compareSentence } from './sentence.ts';
import { compareTables } from './tables.ts';

const LEGEND = [
  'Test: exact, or the number of random exchanges; t: with the variance of runs.',
  'Documents: those in which the first system is higher/equal/lower.',
  'd: difference over its standard deviation. Needed: documents for a power of 80 %.',
];

/** How the intervals were computed, for a caption. */
function intervalNotes(comparison: Comparison): string[] {
  const { documents, methods } = comparison;
  const isBootstrapped = methods.intervals.some((method) => method !== 't');
  const hasT = methods.intervals.includes('t');
  const over = counted(documents, 'document');
  return [
    ...(isBootstrapped ? [`Bootstrap over ${over}${hasT ? ' for one run' : ''}.`] : []),
    ...(hasT
      ? [`t intervals with the variances of ${over} and of runs${isBootstrapped ? ' for several' : ''}.`]
      : []),
    ...lines(runsOf(comparison)),
  ];
}

/** A line, unless it is empty. */
const lines = (text: string): string[] => (text === '' ? [] : [text]);

const flipsOf = ({ flips = [] }: CompareReport): readonly SystemFlips[] => flips;

/** The tables of flips, and the sentence about each pair of systems. */
const flipParts = (report: CompareReport, show: (table: TitledTable) => string): string[] =>
  flipsOf(report).flatMap((flips) => [
    ...flipTables(flips, report.labelOf(report.metric)).map(show),
    netSentence(flips),
  ]);

/** A comparison for reading on a terminal. */
export function compareText(report: CompareReport, paint: Paint = plain, columns?: number): string {
  const { key, runs, comparison, signature } = report;
  const corpora = corporaTable([
    { role: 'key', ...key },
    ...runs.map(({ path, facts }) => ({ role: 'response', path, facts })),
  ]);
  const parts = [
    textTable(corpora, { columns }),
    ...compareTables(report).map((table) => textWithTitle(table, paint, columns)),
    ...(comparison.pairs.length === 0 ? [] : [paint.dim(LEGEND.join('\n'))]),
    ...flipParts(report, (table) => textWithTitle(table, paint, columns)),
    visible(compareSentence(report)),
    paint.dim(`comparison: ${visible(comparison.signature)}\nsignature: ${visible(signature)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A comparison as Markdown tables. */
export function compareMarkdown(report: CompareReport): string {
  const { comparison, signature } = report;
  const parts = [
    ...compareTables(report).map(markdownWithTitle),
    ...flipParts(report, markdownWithTitle),
    escapeMarkdown(compareSentence(report)),
    `\`comparison: ${visibleLine(comparison.signature)}\``,
    `\`signature: ${visibleLine(signature)}\``,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A comparison as LaTeX tables with captions that say how the numbers were computed. */
export function compareLatex(report: CompareReport, columns?: PageColumns): string {
  const { comparison, signature } = report;
  const [scores, ...others] = compareTables(report);
  const signatures = [comparison.signature, signature].map((text) => latexCode(visibleLine(text)));
  const parts = [
    '% needs \\usepackage{booktabs}',
    latexWithTitle(scores, {
      columns,
      label: 'compared-scores',
      notes: [...intervalNotes(comparison).map(escapeLatex), `Signatures: ${signatures.join('; ')}`],
    }),
    ...others.map((table, i) =>
      latexWithTitle(table, {
        columns,
        label: `comparison-${i + 1}`,
        notes: i === 0 ? LEGEND.map(escapeLatex) : [],
      }),
    ),
    ...flipsOf(report).map((flips, i) =>
      latexWithTitle(flipTables(flips, report.labelOf(report.metric))[0], {
        columns,
        label: `flips-${i + 1}`,
        notes: [escapeLatex(netSentence(flips))],
      }),
    ),
    `% ${visibleLine(compareSentence(report))}`,
    `% comparison: ${visibleLine(comparison.signature)}`,
    `% signature: ${visibleLine(signature)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
