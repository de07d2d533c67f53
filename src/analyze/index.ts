export { tagColumns } from '../core/head-tags.ts';
export type { Analysis, LinkSummary, SystemAnalysis } from './analysis.ts';
export { type AnalyzedDocument, type AnalyzedSystem, analyze } from './analyze.ts';
export { Analyzer } from './analyzer.ts';
export { type Cost, costMetrics, type MetricCosts } from './costs.ts';
export { type CutStyle, styles } from './cut-entity.ts';
export type {
  EntityFeature,
  EntitySlice,
  EntitySliceMetric,
  EntitySliceSet,
} from './entity-slices.ts';
export { type ByErrorType, type ErrorType, errorTypes } from './error-types.ts';
export type { ErrorExample, LinkExample, MentionPlace, SpanPlace } from './examples.ts';
export type { Feature } from './features.ts';
export {
  type Decision,
  decisions,
  type KeyDecisions,
  keyDecisions,
  type SystemDecisions,
  systemDecisions,
} from './flips/decisions.ts';
export {
  type DocumentFlips,
  type FlipCounts,
  type FlipOutcome,
  type FlipRow,
  type FlipSide,
  type Flips,
  flipsBetween,
} from './flips/flips.ts';
export { KeyBaselines } from './key-baselines.ts';
export { readLabelTable } from './labels/label-table.ts';
export type { LabelRow, LabelSource } from './labels/mention-labels.ts';
export type { LabelScores, TypedScores } from './labels/typed-scores.ts';
export { type AntecedentRule, antecedentRules } from './link-errors.ts';
export type { LossSplit } from './loss-split.ts';
export type { MentionTable, TableCell } from './mention-table.ts';
export { type BaselineId, baselineIds, type SingletonVariant, singletonVariants } from './panels.ts';
export { type MentionKind, PARSE_COLUMN, type PronounList, pronounLists } from './predicates.ts';
export { type AnalyzeOptions, type AnalyzeSettings, analyzeSettings } from './settings.ts';
export { analyzeSignature } from './signature.ts';
export { type Slice, type SliceMetric, type SliceSet, sliceMetrics } from './slices.ts';
