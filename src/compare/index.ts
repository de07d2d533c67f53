export { closeSystems } from './close-systems.ts';
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
export { type IntervalMethod, intervalMethods } from './interval-methods.ts';
export type { Interval } from './intervals.ts';
export type { ComparisonMethods, TestMethod } from './methods.ts';
export type { Randomisation } from './randomisation.ts';
export type { RunScores } from './runs.ts';
export { type IntervalOptions, type ScoreIntervals, scoreIntervals } from './score-intervals.ts';
export type { CompareOptions } from './settings.ts';
export type { Standing } from './standings.ts';
export type { ScoredMetric } from './statistics.ts';
