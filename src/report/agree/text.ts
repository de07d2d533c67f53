import { type Paint, plain, visible } from '../../problems/render.ts';
import { grouped } from '../numbers.ts';
import { latexCode } from '../table/latex.ts';
import { visibleLine } from '../table/table.ts';
import { textTable } from '../table/text.ts';
import {
  corporaTable,
  latexWithTitle,
  markdownWithTitle,
  type TitledTable,
  textWithTitle,
} from '../table/titled.ts';
import { adjudicationSentences, adjudicationTable } from './adjudication.ts';
import { decisionTable } from './decisions.ts';
import type { AgreeReport } from './report.ts';
import { agreeTables } from './tables.ts';

/** An agreement for reading on a terminal. */
export function agreeText(report: AgreeReport, paint: Paint = plain, columns?: number): string {
  const { agreement, paths } = report;
  const { documents, units, annotators, signature } = agreement;
  const corpora = corporaTable(
    annotators.map(({ chains, ...summary }, i) => ({
      role: 'annotator',
      // The annotators of an export have one path.
      path:
        paths.indexOf(paths[i]) === paths.lastIndexOf(paths[i]) ? paths[i] : `${paths[i]} ${summary.name}`,
      facts: { ...summary, entities: chains },
    })),
  );
  const sizes = `documents ${grouped(documents.all)} (${grouped(documents.byAll)} by all) · units ${grouped(units.all)} (${grouped(units.markedByAll)} marked by all)`;
  const parts = [
    textTable(corpora, { columns }),
    sizes,
    ...tablesOf(report).map((table) => textWithTitle(table, paint, columns)),
    ...sentencesOf(report),
    paint.dim(`signature: ${visible(signature)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

const tablesOf = (report: AgreeReport): TitledTable[] =>
  [
    ...agreeTables(report),
    decisionTable(report),
    report.adjudication && adjudicationTable(report.adjudication, report.listed),
  ].filter((table) => table !== undefined);

/** AC₁ is never shown without this. */
const AC1_NOTE =
  'Link AC₁ is close to 1 in long documents whatever the annotators did, since most pairs of mentions do not corefer: read it beside κ.';

const sentencesOf = ({ adjudication }: AgreeReport): string[] => [
  ...(adjudication === undefined ? [] : adjudicationSentences(adjudication)),
  AC1_NOTE,
];

/** An agreement as Markdown tables. */
export function agreeMarkdown(report: AgreeReport): string {
  const signature = `\`signature: ${visibleLine(report.agreement.signature)}\``;
  return `${[...tablesOf(report).map(markdownWithTitle), ...sentencesOf(report), signature].join('\n\n')}\n`;
}

/** An agreement as LaTeX tables, without the decisions. */
export function agreeLatex(report: AgreeReport): string {
  const signature = visibleLine(report.agreement.signature);
  const [first, ...others] = agreeTables(report);
  const parts = [
    '% needs \\usepackage{booktabs}',
    latexWithTitle(first, { label: 'agreement-1', notes: [`Signature: ${latexCode(signature)}`] }),
    ...others.map((table, i) => latexWithTitle(table, { label: `agreement-${i + 2}` })),
    `% signature: ${signature}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
