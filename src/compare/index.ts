export { compareCounts } from './compare-counts.ts';
export type { Comparison, DifferenceEstimate, Estimate, ScoreEstimate } from './comparison.ts';
export {
  type CountRows,
  type Dataset,
  type DocumentCounts,
  type SystemCounts,
  systemCounts,
} from './document-counts.ts';
export type { Effect } from './effect.ts';
export { type Interval, type IntervalMethod, intervalMethods } from './intervals.ts';
export type { Randomisation } from './randomisation.ts';
export type { RunScores } from './runs.ts';
export type { CompareOptions } from './settings.ts';
export type { ScoredMetric } from './statistics.ts';
