import type { DecisionKind } from '../decisions.ts';
import type { AnnotatedSpan, SpanRange } from '../span-place.ts';

/** Rules by which one annotation is made of several. */
export const adjudicationRules = {
  majority: 'more than half of the annotators decide, and the rest stays open',
  first: 'as majority, and the first annotator decides the rest',
  ask: 'only what all annotators agree on is decided, and the rest is asked',
} as const;

export type AdjudicationRule = keyof typeof adjudicationRules;

/** One of the answers to a decision, and who voted for it. */
export interface AdjudicationOption {
  /** Of spans and boundaries: the mention, or `null` for "not a mention". */
  readonly span?: AnnotatedSpan | null;
  /** Of links: the latest mention of the entity, or `null` for a new entity. */
  readonly antecedent?: AnnotatedSpan | null;
  readonly votes: number;
  readonly annotators: readonly string[];
}

/** A decision that the votes of the annotators left open, with the first span that an annotator marked there. */
export interface AdjudicationRow extends AnnotatedSpan {
  readonly document: string;
  readonly decision: DecisionKind;
  readonly options: readonly AdjudicationOption[];
  /** What was chosen: a place, or `null` for "not a mention" and for a new entity. */
  readonly chosen?: AnnotatedSpan | null;
}

/** What a person decided: a row with its choice. */
export interface Answer extends SpanRange {
  readonly document: string;
  readonly decision: DecisionKind;
  readonly chosen: SpanRange | null;
}

/** Equal for two places of the same tokens. */
export const placeName = ({ start, end, parts = [] }: SpanRange): string =>
  [start, end, ...parts.flat()].join();
