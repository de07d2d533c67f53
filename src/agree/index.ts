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
export type { AnnotatedSpan } from './span-place.ts';
