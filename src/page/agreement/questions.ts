import { type AdjudicatedTable, adjudicateTable } from '../../agree/adjudicate/adjudicate-table.ts';
import { Answers, UnknownAnswer } from '../../agree/adjudicate/answers.ts';
import {
  type AdjudicationRow,
  type AdjudicationRule,
  type Answer,
  placeName,
} from '../../agree/adjudicate/rows.ts';
import { type AnnotatedTable, tableOf } from '../../agree/annotations.ts';
import { type Slots, slotsOf } from '../../agree/slots.ts';
import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { compareNumbers } from '../../core/text-order.ts';
import type { AgreementDocument, AgreementSide } from './types.ts';

/** A document of the page with the annotation of all annotators. */
export interface PageTable {
  readonly table: AnnotatedTable;
  readonly slots: Slots;
}

export function pageTable(document: AgreementDocument): PageTable {
  const table = tableOf(
    document.id,
    document.sides.map((side) => (side === null ? undefined : documentOf(document, side))),
  );
  return { table, slots: slotsOf(table, () => {}) };
}

function documentOf(
  { id, words, emptyNodes, length, sentences }: AgreementDocument,
  side: AgreementSide,
): Document {
  const tokens = { length: words.length, at: (t: number) => words[t], emptyNodes: new Set(emptyNodes) };
  return {
    id,
    pairKey: id,
    unit: 'token',
    entities: side.entities,
    mentions: Mentions.of(side.mentions.map(mentionOf)),
    length: Math.max(length, words.length),
    sentences,
    ...(words.length === 0 ? {} : { tokens }),
  };
}

function mentionOf([start, end, entity, ...pieces]: readonly number[]): Mention {
  if (pieces.length === 0) return { start, end, entity };
  const count = pieces.length / 2;
  return {
    start,
    end,
    entity,
    parts: Array.from({ length: count }, (_, p) => [pieces[2 * p], pieces[2 * p + 1]]),
  };
}

/** What the answers so far lead to in a document. */
export interface DocumentState {
  readonly result: AdjudicatedTable;
  /** Open and answered decisions in the order in which they are asked. */
  readonly questions: readonly AdjudicationRow[];
  /** The answers that hold: one may name a mention that another has removed. */
  readonly answers: readonly Answer[];
}

/** Runs the votes of a document with the answers; answers that have become impossible are left out. */
export function documentState(
  names: readonly string[],
  { table, slots }: PageTable,
  rule: AdjudicationRule,
  answers: readonly Answer[],
): DocumentState {
  for (let holding = answers; ; ) {
    try {
      const result = adjudicateTable(names, table, slots, rule, new Answers(holding));
      return { result, questions: inOrder([...result.open, ...result.decided]), answers: holding };
    } catch (error) {
      if (!(error instanceof UnknownAnswer)) throw error;
      const { step, row } = error;
      const at = placeName(row);
      holding = holding.filter(
        (answer) => placeName(answer) !== at || (answer.decision === 'link') !== (step === 'link'),
      );
    }
  }
}

const inOrder = (rows: readonly AdjudicationRow[]): AdjudicationRow[] =>
  rows.toSorted(
    (a, b) =>
      a.start - b.start ||
      a.end - b.end ||
      compareNumbers((a.parts ?? []).flat(), (b.parts ?? []).flat()) ||
      Number(a.decision === 'link') - Number(b.decision === 'link'),
  );
