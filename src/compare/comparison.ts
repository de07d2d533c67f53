import type { Problem } from '../problems/problem.ts';
import type { Effect } from './effect.ts';
import type { AdjustedLevels, BcaFallback, Interval } from './intervals.ts';
import type { Randomisation } from './randomisation.ts';
import type { RunScores } from './runs.ts';

/** A number with its uncertainty over documents. */
export interface Estimate {
  /** `null` where the statistic is undefined; everything else then is `null` too. */
  readonly value: number | null;
  /** 95 %; `null` where there is nothing to resample. */
  readonly interval: Interval | null;
  /** Jackknife standard error over documents. */
  readonly standardError: number | null;
  /** Why a BCa interval is a percentile interval. */
  readonly bcaFallback?: BcaFallback;
}

export interface ScoreEstimate extends Estimate {
  /** For a system with several runs: their scores, and an interval that has the variance of runs in it as well. */
  readonly runs?: RunScores & { readonly standardError: number; readonly interval: Interval };
}

/** The first system less the second. */
export interface DifferenceEstimate extends Estimate {
  /** Two-sided. */
  readonly p: number | null;
  /** p is exact: all exchanges were tried. */
  readonly exact: boolean;
  /** p after Holm's correction for all pairs of this statistic. */
  readonly holm: number | null;
  /** What the test over documents counted; `null` where there was none. */
  readonly randomisation: Randomisation | null;
  /** For one data set. */
  readonly effect: Effect | null;
  /** For systems with several runs: where the variance comes from. `interval` and `p` are those of the t test with this variance. */
  readonly runs?: {
    readonly varianceDocuments: number;
    readonly varianceRuns: readonly [number, number];
    readonly standardError: number;
    readonly degreesOfFreedom: number | null;
    readonly t: number | null;
    /** Interval over documents alone: it compares these runs, not the methods. */
    readonly documentsOnly: Interval | null;
  };
}

type Named<T> = Readonly<Record<string, T>>;

export interface Comparison {
  /** Everything that the numbers depend on apart from the counts. */
  readonly signature: string;
  readonly documents: number;
  readonly systems: readonly string[];
  readonly statistics: readonly string[];
  /** The pairs that were compared, in the order of `differences`. */
  readonly pairs: readonly (readonly [a: string, b: string])[];
  readonly scores: Named<Named<ScoreEstimate>>;
  /** By `A - B`, then by statistic. */
  readonly differences: Named<Named<DifferenceEstimate>>;
  /** For each statistic and system the places that it may have; empty with a baseline, where not all pairs are tested. */
  readonly ranks: Named<Named<readonly [best: number, worst: number] | null>>;
  /** Degrees of freedom and levels of the t-adjusted interval; `null` where there is nothing to resample. */
  readonly adjusted: AdjustedLevels | null;
  readonly warnings: readonly Problem[];
}
