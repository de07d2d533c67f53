import { normalQuantile } from './distributions.ts';
import type { Influence } from './jackknife.ts';
import type { Sample } from './sample.ts';

/** A two-sided test at 5 % with 80 % power: 2.8016. */
const POWER = normalQuantile(0.975) + normalQuantile(0.8);

/** Two documents' scores are taken to be equal within this. */
const TIE = 1e-12;

/** How large a difference is beside its spread over documents. */
export interface Effect {
  /** Standard deviation of the influence of documents on the difference. */
  readonly sd: number;
  /** Difference over `sd`: Cohen's d for paired documents. `null` where either is 0. */
  readonly d: number | null;
  /** Documents that a test at 5 % needs to find a difference of this size four times in five. */
  readonly documentsNeeded: number | null;
  /** In how many documents the first system has the higher score, the same, the lower; undefined scores are left out. */
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
  return { sd, d, documentsNeeded: d === null ? null : Math.ceil((POWER / d) ** 2), wins };
}

/** The scores of each document on its own, NaN where undefined: those of document d from d · valueCount on. */
export function documentValues(sample: Sample): Float64Array {
  const { documents, valueCount, rows, width } = sample;
  const values = new Float64Array(documents * valueCount);
  const one = new Float64Array(valueCount);
  for (let d = 0; d < documents; d++) {
    one.fill(0);
    for (let s = 0; s < sample.systems.length; s++) sample.addValues(s, rows, d * width, Number.NaN, one, 1);
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
    wins[difference > TIE ? 0 : difference < -TIE ? 2 : 1]++;
  }
  return wins;
}
