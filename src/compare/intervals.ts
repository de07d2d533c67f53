import { normalCdf, normalQuantile, studentCritical } from './distributions.ts';

export type Interval = readonly [low: number, high: number];

/** Error probability of the 95 % intervals. */
export const ERROR_PROBABILITY = 0.05;

/** Tolerance within which replicates count as equal. */
const TIE_TOLERANCE = 1e-12;

/** Reason why there are no BCa levels: all replicates equal the value, or the formula is outside its domain. */
export type BcaFallback = 'constant' | 'bias' | 'acceleration';

/** Quantile of sorted numbers, type 7: linear between order statistics, h = (B − 1) q. */
export function quantile(sorted: Float64Array, q: number): number {
  const h = (sorted.length - 1) * q;
  const below = Math.min(Math.floor(h), sorted.length - 1);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (h - below) * (sorted[above] - sorted[below]);
}

/** Levels corrected for few documents: the bootstrap variance lacks the factor n/(n − 1), and t replaces z. */
export interface AdjustedLevels {
  readonly degreesOfFreedom: number;
  readonly t: number;
  readonly levels: Interval;
}

/** `undefined` if every data set has one document, so that nothing can be resampled. */
export function adjustedLevels(documents: number, datasets: number): AdjustedLevels | undefined {
  const degreesOfFreedom = documents - datasets;
  if (degreesOfFreedom < 1) return undefined;
  const t = studentCritical(ERROR_PROBABILITY, degreesOfFreedom);
  const z = Math.sqrt(documents / degreesOfFreedom) * t;
  return { degreesOfFreedom, t, levels: [normalCdf(-z), normalCdf(z)] };
}

export const PERCENTILES: Interval = [ERROR_PROBABILITY / 2, 1 - ERROR_PROBABILITY / 2];

/** The interval of a value from its sorted replicates. */
export function intervalOf(sorted: Float64Array, value: number, levels: Interval): Interval {
  if (areAll(sorted, value)) return [value, value];
  return [quantile(sorted, levels[0]), quantile(sorted, levels[1])];
}

/** Whether all replicates equal the value. */
const areAll = (sorted: Float64Array, value: number) =>
  value - sorted[0] <= TIE_TOLERANCE && sorted[sorted.length - 1] - value <= TIE_TOLERANCE;

/** The levels of BCa (Efron & Tibshirani 1993, section 14.3), or the reason why there are none. */
export function bcaLevels(sorted: Float64Array, value: number, acceleration: number): Interval | BcaFallback {
  if (areAll(sorted, value)) return 'constant';
  let below = 0;
  let upTo = 0;
  for (const replicate of sorted) {
    if (replicate < value - TIE_TOLERANCE) below++;
    if (replicate <= value + TIE_TOLERANCE) upTo++;
  }
  const bias = normalQuantile((below + upTo) / (2 * sorted.length));
  if (!Number.isFinite(bias)) return 'bias';
  const z = normalQuantile(1 - ERROR_PROBABILITY / 2);
  const divisors = [bias - z, bias + z].map((shifted) => 1 - acceleration * shifted);
  if (divisors.some((divisor) => divisor <= 0)) return 'acceleration';
  return [normalCdf(bias + (bias - z) / divisors[0]), normalCdf(bias + (bias + z) / divisors[1])];
}
