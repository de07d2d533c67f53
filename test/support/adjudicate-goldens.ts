import { expect } from 'vitest';
import type { AnnotatedSpan, Decision } from '../../src/agree/index.ts';
import { MemoryStore } from '../../src/corpus/index.ts';
import { agreeFiles } from '../../src/verbs/agree.ts';
import { memoryShell } from './memory-shell.ts';

type Place = readonly [start: number, end: number] | null;

interface GoldenRow {
  readonly document: string;
  readonly decision: string;
  readonly start: number;
  readonly end: number;
}

/** A case of golden/adjudicate: numbers of an independent program. */
export interface AdjudicateCase {
  readonly id: string;
  readonly tag: string;
  /** The annotation of each annotator as CoNLL. */
  readonly annotators: Readonly<Record<string, string>>;
  readonly decisions: readonly (GoldenRow & {
    readonly values: readonly {
      readonly annotator: string;
      readonly span: Place;
      readonly antecedent?: Place;
    }[];
  })[];
}

const placeOf = (span: AnnotatedSpan | null): Place => span && [span.start, span.end];

const rowOf = ({ document, decision, start, end, values }: Decision) => ({
  document,
  start,
  end,
  decision,
  values: values.map(({ annotator, span, antecedent }) => ({
    annotator,
    span: placeOf(span),
    ...(antecedent === undefined ? {} : { antecedent: placeOf(antecedent) }),
  })),
});

const agreed = ({ annotators }: AdjudicateCase) =>
  agreeFiles(
    {
      annotators: Object.keys(annotators).map((name) => ({ path: `${name}.conll`, name })),
      settings: { resamples: 10 },
    },
    memoryShell(
      Object.fromEntries(Object.entries(annotators).map(([name, text]) => [`${name}.conll`, text])),
      MemoryStore,
    ),
  );

/** The decisions that differ, with what each annotator decided, in their order. */
export async function checkDecisions(golden: AdjudicateCase): Promise<void> {
  const { report } = await agreed(golden);
  expect(report.agreement.decisions.map(rowOf)).toEqual(golden.decisions);
}
