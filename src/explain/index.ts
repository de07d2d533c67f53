export { compareSignatures, type SignatureDifference } from './difference/compare-signatures.ts';
export {
  type Difference,
  explainDifference,
  type Solution,
  type Turned,
} from './difference/explain-difference.ts';
export { conventionColumns } from './difference/names.ts';
export type { KeyAndResponse } from './difference/score-convention.ts';
export { type Explanation, explainPair, type MetricExplanation } from './explain.ts';
export type { Explained } from './explained.ts';
export type { EntityView, MentionView, Partitions } from './partitions.ts';
export { type Change, type WhatIf, whatIfEntity, whatIfMention } from './what-if.ts';
export type { Conclusion, Fact, Term, Worked, WorkedFraction } from './worked.ts';
