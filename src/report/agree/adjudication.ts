/** The adjudication of annotators as a sentence, a table and fields of JSON. */
import type { Adjudication, AdjudicationOption, AdjudicationRow, AnnotatedSpan } from '../../agree/index.ts';
import { fileName } from '../../problems/problem.ts';
import { counted, grouped } from '../numbers.ts';
import type { TitledTable } from '../table/titled.ts';
import { kindCounts, spanWords } from './decisions.ts';

/** How many decisions are open, and how many were made by other means than votes. */
export function adjudicationSentences({ rule, open, decided }: Adjudication): string[] {
  const sentences: string[] = [];
  const by = rule === 'first' ? 'the first annotator or by answers' : 'answers';
  if (decided.length > 0)
    sentences.push(
      `${counted(decided.length, 'decision was', 'decisions were')} made by ${by}: ${kindCounts(decided)}.`,
    );
  if (open.length > 0)
    sentences.push(`${counted(open.length, 'decision is', 'decisions are')} open: ${kindCounts(open)}.`);
  return sentences.length === 0 ? ['No decision is open.'] : sentences;
}

/** The words of an option: the mention, the entity by its latest mention, or neither. */
export function optionWords({ span, antecedent }: Pick<AdjudicationOption, 'span' | 'antecedent'>): string {
  if (span === null) return 'not a mention';
  if (antecedent === null) return 'new entity';
  if (span !== undefined) return spanWords(span);
  return antecedent === undefined ? '' : `← ${spanWords(antecedent)}`;
}

function chosenWords({ decision, chosen }: AdjudicationRow): string {
  if (chosen === undefined) return 'open';
  return decision === 'link' ? optionWords({ antecedent: chosen }) : optionWords({ span: chosen });
}

const rowPlace = ({ file, line, document }: AdjudicationRow): string => {
  if (file === undefined) return document;
  return line === undefined ? fileName(file) : `${fileName(file)}:${line}`;
};

/** The first rows with the votes; the others are counted in the title. */
export function adjudicationTable({ open, decided }: Adjudication, listed: number): TitledTable | undefined {
  const rows = [...open, ...decided];
  const shown = rows.slice(0, listed);
  if (shown.length === 0) return undefined;
  const part =
    shown.length < rows.length ? `: the first ${grouped(shown.length)} of ${grouped(rows.length)}` : '';
  return {
    title: `Decisions that votes did not make${part}`,
    table: {
      head: ['Where', 'Decision', 'Text', 'Votes', 'Decided'],
      rows: shown.map((row) => [
        rowPlace(row),
        row.decision,
        spanWords(row),
        row.options.map((option) => `${optionWords(option)}: ${option.annotators.join(', ')}`).join(' · '),
        chosenWords(row),
      ]),
    },
  };
}

/** The fields of an adjudication in JSON. */
export const adjudicationFields = ({ rule, open, decided }: Adjudication) => ({
  rule,
  open: open.map(rowFields),
  decided: decided.map(rowFields),
});

const rowFields = ({ options, chosen, ...row }: AdjudicationRow) => ({
  ...spanFields(row),
  options: options.map(({ span, antecedent, ...votes }) => ({
    ...(span === undefined ? {} : { span: span && spanFields(span) }),
    ...(antecedent === undefined ? {} : { antecedent: antecedent && spanFields(antecedent) }),
    ...votes,
  })),
  ...(chosen === undefined ? {} : { chosen: chosen && spanFields(chosen) }),
});

/** A span in JSON: the file by its name. */
export const spanFields = <Span extends AnnotatedSpan>({ file, ...span }: Span) => ({
  ...span,
  ...(file === undefined ? {} : { file: fileName(file) }),
});
