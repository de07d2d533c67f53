import { normalQuantile } from './distributions.ts';
import type { Influence } from './jackknife.ts';
import type { Sample } from './sample.ts';

/** Sum of normal quantiles for a two-sided test at 5 % with 80 % power: 2.8016. */
const POWER_QUANTILES = normalQuantile(0.975) + normalQuantile(0.8);

/** Tolerance within which the scores of a document count as equal. */
const TIE_TOLERANCE = 1e-12;

/** The size of a difference relative to its variation over documents. */
export interface Effect {
  /** Standard deviation of the influence of documents on the difference. */
  readonly sd: number;
  /** Difference divided by `sd`: Cohen's d for paired documents. `null` if either is 0. */
  readonly d: number | null;
  /** Number of documents for which a test at 5 % detects a difference of this size with a power of 80 %. */
  readonly documentsNeeded: number | null;
  /** Number of documents in which the first system has a higher, equal or lower score; undefined scores are left out. */
  readonly wins: readonly [higher: number, equal: number, lower: number];
}

export function effectOf(
  difference: number,
  influence: Influence,
  wins: readonly [number, number, number],
): Effect {
  const { values } = influence;
  let squares = 0;
  for (const l of values) squares += l * l;
  const sd = Math.sqrt(squares / (values.length - 1));
  const d = difference === 0 || sd === 0 ? null : difference / sd;
  const root = d === null ? 0 : POWER_QUANTILES / d;
  return { sd, d, documentsNeeded: d === null ? null : Math.ceil(root * root), wins };
}

/** The scores of each single document, NaN if undefined; those of document d start at d · valueCount. */
export function documentValues(sample: Sample): Float64Array {
  const { documents, valueCount, rows, width } = sample;
  const values = new Float64Array(documents * valueCount);
  const one = new Float64Array(valueCount);
  for (let d = 0; d < documents; d++) {
    one.fill(0);
    for (let s = 0; s < sample.systems.length; s++) sample.addValues(s, rows, d * width, Number.NaN, one);
    values.set(one, d * valueCount);
  }
  return values;
}

/** Compares two of these scores document by document. */
export function countWins(
  values: Float64Array,
  valueCount: number,
  a: number,
  b: number,
): [higher: number, equal: number, lower: number] {
  const wins: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < values.length; at += valueCount) {
    const difference = values[at + a] - values[at + b];
    if (Number.isNaN(difference)) continue;
    wins[difference > TIE_TOLERANCE ? 0 : difference < -TIE_TOLERANCE ? 2 : 1]++;
  }
  return wins;
}
