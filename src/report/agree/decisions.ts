/** The decisions on which annotators differ, as a table and as rows of values. */
import type { AnnotatedSpan, Decision, DecisionKind, DecisionValue } from '../../agree/index.ts';
import { fileName } from '../../problems/problem.ts';
import { counted, grouped, UNDEFINED_SIGN } from '../numbers.ts';
import { comma, type SeparatedOptions, separated } from '../table/separated.ts';
import type { TitledTable } from '../table/titled.ts';
import type { AgreeReport } from './report.ts';

/** One and many, in the order of reports. */
const kindNames: Readonly<Record<DecisionKind, readonly [one: string, many: string]>> = {
  span: ['span', 'spans'],
  boundary: ['boundary', 'boundaries'],
  link: ['link', 'links'],
};

/** How many decisions there are of each kind: "5 spans, 3 boundaries, 4 links". */
export function kindCounts(rows: readonly { readonly decision: DecisionKind }[]): string {
  const counts = Object.entries(kindNames).map(([kind, names]) => ({
    names,
    count: rows.filter(({ decision }) => decision === kind).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ names, count }) => counted(count, ...names))
    .join(', ');
}

/** File and line of a decision, as the first annotator who marked something there has it. */
export function decisionPlace({ document, values }: Pick<Decision, 'document' | 'values'>): string {
  const place = values.find(({ span }) => span?.file !== undefined)?.span;
  if (place?.file === undefined) return document;
  return place.line === undefined ? fileName(place.file) : `${fileName(place.file)}:${place.line}`;
}

/** The words of a span, or its place where words are not known. */
export const spanWords = ({ text, start, end }: Pick<AnnotatedSpan, 'text' | 'start' | 'end'>): string =>
  text ?? `${start}–${end}`;

/** What an annotator decided: the span, or for links the mention before it in its chain. */
function valueWords(decision: DecisionKind, { span, antecedent }: DecisionValue): string {
  if (span === null) return UNDEFINED_SIGN;
  if (decision === 'span') return 'marked';
  if (decision === 'boundary') return spanWords(span);
  return antecedent ? `← ${spanWords(antecedent)}` : 'new';
}

/** The first decisions that differ, with their places; the others are counted in the title. */
export function decisionTable({ agreement, listed }: AgreeReport): TitledTable | undefined {
  const { decisions, annotators } = agreement;
  const shown = decisions.slice(0, listed);
  if (shown.length === 0) return undefined;
  const part = shown.length < decisions.length ? `, the first ${grouped(shown.length)}` : '';
  return {
    title: `Decisions that differ: ${kindCounts(decisions)}${part}`,
    table: {
      head: ['Where', 'Decision', 'Text', ...annotators.map(({ name }) => name)],
      rows: shown.map((row) => [
        decisionPlace(row),
        row.decision,
        spanWords(row),
        ...annotators.map(({ name }) => {
          const value = row.values.find(({ annotator }) => annotator === name);
          return value === undefined ? '' : valueWords(row.decision, value);
        }),
      ]),
    },
  };
}

const CSV_HEAD = [
  ...['document', 'decision', 'start', 'end', 'text', 'annotator', 'span_start', 'span_end', 'span_text'],
  ...['chain', 'antecedent_start', 'antecedent_end', 'antecedent_text'],
];

/** One line for each decision of an annotator. */
export const decisionsCsv = (decisions: readonly Decision[], options: SeparatedOptions = {}): string =>
  separated(CSV_HEAD, csvRows(decisions), comma, options);

function* csvRows(decisions: readonly Decision[]) {
  const place = (span: AnnotatedSpan | null | undefined) => [span?.start, span?.end, span?.text];
  for (const { document, decision, start, end, text, values } of decisions) {
    for (const { annotator, span, chain, antecedent } of values)
      yield [document, decision, start, end, text, annotator, ...place(span), chain, ...place(antecedent)];
  }
}
