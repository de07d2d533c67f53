export type { Adjudication } from './adjudicate/adjudicate.ts';
export type {
  AdjudicationOption,
  AdjudicationRow,
  AdjudicationRule,
  Answer,
} from './adjudicate/rows.ts';
export { agree } from './agree.ts';
export type {
  Agreement,
  AlphaEstimate,
  AnnotatorSummary,
  Disagreement,
  PairAgreement,
  PairMean,
} from './agreement.ts';
export { type UnmarkedRule, unmarkedRules } from './alpha.ts';
export type { AnnotatedDocument, Annotator } from './annotations.ts';
export type { Decision, DecisionKind, DecisionValue } from './decisions.ts';
export { type DistanceId, distances } from './distances.ts';
export type { AgreeOptions } from './settings.ts';
export type { AnnotatedSpan, SpanRange } from './span-place.ts';
