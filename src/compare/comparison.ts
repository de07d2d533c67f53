import type { Problem } from '../problems/problem.ts';
import type { Effect } from './effect.ts';
import type { AdjustedLevels, BcaFallback, Interval } from './intervals.ts';
import type { ComparisonMethods, TestMethod } from './methods.ts';
import type { Randomisation } from './randomisation.ts';
import type { RunScores } from './runs.ts';
import type { Standing } from './standings.ts';

/** A number with its uncertainty over documents. */
export interface Estimate {
  /** `null` if the statistic is undefined; all other fields are `null` then, too. */
  readonly value: number | null;
  /** 95 % interval; `null` if there is nothing to resample, or two documents that do not differ. */
  readonly interval: Interval | null;
  /** Jackknife standard error over documents. */
  readonly standardError: number | null;
  /** Reason why a percentile interval was used instead of BCa. */
  readonly bcaFallback?: BcaFallback;
}

export interface ScoreEstimate extends Estimate {
  /** For a system with several runs: their scores, and an interval that includes the variance of runs. */
  readonly runs?: RunScores & { readonly standardError: number; readonly interval: Interval | null };
}

/** Score of the first system minus that of the second. */
export interface DifferenceEstimate extends Estimate {
  /** The test that `p` is from; `null` if there was none. */
  readonly test: TestMethod | null;
  /** Two-sided p-value. */
  readonly p: number | null;
  /** Whether p is exact, that is, all exchanges were tried. */
  readonly exact: boolean;
  /** p after Holm's correction for all pairs of this statistic. */
  readonly holm: number | null;
  /** Counts of the test over documents; `null` if there was no test. */
  readonly randomisation: Randomisation | null;
  /** Only for a single data set. */
  readonly effect: Effect | null;
  /** For systems with several runs: the components of the variance. `interval` and `p` are those of the t test with this variance. */
  readonly runs?: {
    readonly varianceDocuments: number;
    readonly varianceRuns: readonly [number, number];
    readonly standardError: number;
    readonly degreesOfFreedom: number | null;
    readonly t: number | null;
    /** Interval with the variance of documents only: it compares these runs, not the methods. */
    readonly documentsOnly: Interval | null;
  };
}

type Named<T> = Readonly<Record<string, T>>;

export interface Comparison {
  /** All settings that the numbers depend on. */
  readonly signature: string;
  readonly methods: ComparisonMethods;
  readonly documents: number;
  readonly systems: readonly string[];
  readonly statistics: readonly string[];
  /** The pairs that were compared, in the order of `differences`. */
  readonly pairs: readonly (readonly [a: string, b: string])[];
  readonly scores: Named<Named<ScoreEstimate>>;
  /** By `A - B`, then by statistic. */
  readonly differences: Named<Named<DifferenceEstimate>>;
  /** For each statistic and system the range of its rank; empty with a baseline, since not all pairs are tested. */
  readonly ranks: Named<Named<readonly [best: number, worst: number] | null>>;
  /** For each statistic the systems by score, with groups that cannot be told apart; empty with a baseline, as the ranks are. */
  readonly standings: Named<readonly Standing[]>;
  /** Degrees of freedom and levels of the t-adjusted interval; `null` if there is nothing to resample. */
  readonly adjusted: AdjustedLevels | null;
  readonly warnings: readonly Problem[];
}
