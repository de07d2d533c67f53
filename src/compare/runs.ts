import { studentCritical, studentTwoSided } from './distributions.ts';
import { ERROR_PROBABILITY, type Interval } from './intervals.ts';

/** The scores of the runs of a system. */
export interface RunScores {
  readonly scores: readonly number[];
  /** Standard deviation over runs; `null` for one run. */
  readonly sd: number | null;
  /** Variance of their mean; 0 for one run, where it is unknown. */
  readonly varianceOfMean: number;
}

export function runScores(scores: readonly number[]): RunScores {
  const count = scores.length;
  if (count < 2) return { scores, sd: null, varianceOfMean: 0 };
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const variance = scores.reduce((sum, score) => sum + (score - mean) * (score - mean), 0) / (count - 1);
  return { scores, sd: Math.sqrt(variance), varianceOfMean: variance / count };
}

/** A value whose uncertainty has several sources, with Satterthwaite's degrees of freedom. */
export interface SummedVariance {
  readonly standardError: number;
  readonly degreesOfFreedom: number | null;
  readonly t: number | null;
  /** `null` if the value is not 0 and all variances are 0. */
  readonly p: number | null;
  readonly interval: Interval;
}

/**
 * Combines documents and runs: variances are added, and the degrees of freedom of t reflect the small number of runs. (A hierarchical
 * bootstrap cannot estimate a variance from three runs; docs/compare.md has the error rates.)
 */
export function sumVariances(
  value: number,
  sources: readonly { readonly variance: number; readonly degreesOfFreedom: number }[],
): SummedVariance {
  const known = sources.filter(({ variance }) => variance > 0);
  const variance = known.reduce((sum, source) => sum + source.variance, 0);
  if (variance === 0) {
    const p = value === 0 ? 1 : null;
    return { standardError: 0, degreesOfFreedom: null, t: null, p, interval: [value, value] };
  }
  const standardError = Math.sqrt(variance);
  const degreesOfFreedom =
    (variance * variance) /
    known.reduce((sum, source) => sum + (source.variance * source.variance) / source.degreesOfFreedom, 0);
  const t = value / standardError;
  const half = studentCritical(ERROR_PROBABILITY, degreesOfFreedom) * standardError;
  return {
    standardError,
    degreesOfFreedom,
    t,
    p: studentTwoSided(t, degreesOfFreedom),
    interval: [value - half, value + half],
  };
}
