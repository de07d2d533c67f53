import { expect } from 'vitest';
import type {
  AdjudicationRow,
  AdjudicationRule,
  Agreement,
  AnnotatedSpan,
  Decision,
} from '../../src/agree/index.ts';
import type { Document } from '../../src/core/document.ts';
import { MemoryStore } from '../../src/corpus/index.ts';
import { conll } from '../../src/formats/conll/conll.ts';
import { agreeFiles } from '../../src/verbs/agree.ts';
import { memoryShell } from './memory-shell.ts';

type Place = readonly [start: number, end: number] | null;

interface GoldenRow {
  readonly document: string;
  readonly decision: string;
  readonly start: number;
  readonly end: number;
}

interface GoldenAdjudication {
  readonly documents: readonly { readonly id: string; readonly chains: readonly (readonly Place[])[] }[];
  readonly open?: readonly GoldenRow[];
  readonly decided?: readonly GoldenRow[];
}

/** A case of golden/adjudicate: numbers of an independent program. */
export interface AdjudicateCase extends Readonly<Record<AdjudicationRule, GoldenAdjudication>> {
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
  readonly ac1: number | null;
  /** By pair: `ann - ben`. */
  readonly gamma: Readonly<
    Record<string, { readonly gamma: number | null; readonly observed: number; readonly expected: number }>
  >;
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

const openRow = ({ document, decision, start, end, options, chosen }: AdjudicationRow) => ({
  document,
  start,
  end,
  decision,
  options: options.map(({ span, antecedent, votes, annotators }) => ({
    ...(span === undefined ? {} : { span: placeOf(span) }),
    ...(antecedent === undefined ? {} : { antecedent: placeOf(antecedent) }),
    votes,
    annotators,
  })),
  ...(chosen === undefined ? {} : { chosen: placeOf(chosen) }),
});

const agreed = ({ annotators }: AdjudicateCase, rule?: AdjudicationRule) =>
  agreeFiles(
    {
      annotators: Object.keys(annotators).map((name) => ({ path: `${name}.conll`, name })),
      settings: { resamples: 10, gamma: rule === undefined },
      adjudicate: rule && { rule, target: { to: 'conll' } },
    },
    memoryShell(
      Object.fromEntries(Object.entries(annotators).map(([name, text]) => [`${name}.conll`, text])),
      MemoryStore,
    ),
  );

const near = (value: number | null | undefined, expected: number | null) =>
  expected === null ? expect(value).toBeNull() : expect(value).toBeCloseTo(expected, 9);

/** The decisions that differ, with what each annotator decided, in their order; AC₁ and γ. */
export async function checkDecisions(golden: AdjudicateCase): Promise<void> {
  const { agreement } = (await agreed(golden)).report;
  expect(agreement.decisions.map(rowOf)).toEqual(golden.decisions);
  near(agreement.linkAc1.value, golden.ac1);
  checkGamma(agreement, golden);
}

function checkGamma({ pairs }: Agreement, golden: AdjudicateCase): void {
  expect(pairs.map(({ annotators }) => annotators.join(' - '))).toEqual(Object.keys(golden.gamma));
  for (const { annotators, gamma, disorder } of pairs) {
    const expected = golden.gamma[annotators.join(' - ')];
    near(gamma, expected.gamma);
    near(disorder?.observed, expected.observed);
    near(disorder?.expected, expected.expected);
  }
}

/** The chains of documents. */
const chainsIn = (documents: readonly Document[]) =>
  documents.map(({ id, mentions }) => {
    const chains = new Map<number, [number, number][]>();
    for (const { start, end, entity } of mentions)
      chains.set(entity, [...(chains.get(entity) ?? []), [start, end]]);
    return { id, chains: setOf([...chains.values()]) };
  });

/** Chains as texts: the golden files list them in the order of decisions, which is not that of their first mentions. */
const setOf = (chains: readonly (readonly Place[])[]) =>
  chains.map((chain) => chain.map(String).sort().join(' ')).sort();

/** The entities of the file that is written, and the open and decided rows. */
export async function checkAdjudication(golden: AdjudicateCase, rule: AdjudicationRule): Promise<void> {
  const { files, report } = await agreed(golden, rule);
  const { open = [], decided = [] } = report.adjudication ?? {};
  expect(open.map(openRow)).toEqual(golden[rule].open ?? []);
  expect(decided.map(openRow)).toEqual(golden[rule].decided ?? []);
  const bytes = new TextEncoder().encode(files[0].content);
  const again = [...conll.read({ name: 'out.conll', bytes }, () => {})];
  expect(chainsIn(again)).toEqual(
    golden[rule].documents.map(({ id, chains }) => ({ id, chains: setOf(chains) })),
  );
}
