import type { Sample } from './sample.ts';

/** The values of all systems and statistics with one document left out, for each document. */
export interface LeftOutValues {
  /** Values without document d start at d · valueCount; those of a data set with one document are not used. */
  readonly values: Float64Array;
  readonly valueCount: number;
}

/** Leaves out each document in turn. Prefix and suffix sums are added, since subtraction would lose precision. */
export function leaveOneOut(sample: Sample, observed: Float64Array): LeftOutValues {
  const { width, rows, valueCount, datasets } = sample;
  const values = new Float64Array(sample.documents * valueCount);
  const whole = new Float64Array(valueCount);
  const one = new Float64Array(valueCount);
  const rest = new Float64Array(width);
  datasets.forEach((positions, k) => {
    whole.fill(0);
    for (let s = 0; s < sample.systems.length; s++) sample.addValues(s, observed, k * width, 0, whole, k);
    const after = suffixSums(sample, positions);
    const before = new Float64Array(width);
    for (let i = 0; i < positions.length; i++) {
      const d = positions[i];
      for (let column = 0; column < width; column++) {
        rest[column] = before[column] + after[(i + 1) * width + column];
        before[column] += rows[d * width + column];
      }
      one.fill(0);
      for (let s = 0; s < sample.systems.length; s++) sample.addValues(s, rest, 0, 0, one, k);
      // Only this data set changes, so the others cancel out.
      for (let v = 0; v < valueCount; v++) values[d * valueCount + v] = one[v] - whole[v];
    }
  });
  return { values, valueCount };
}

function suffixSums({ width, rows }: Sample, positions: Int32Array): Float64Array {
  const sums = new Float64Array((positions.length + 1) * width);
  for (let i = positions.length - 1; i >= 0; i--) {
    for (let column = 0; column < width; column++) {
      sums[i * width + column] = sums[(i + 1) * width + column] + rows[positions[i] * width + column];
    }
  }
  return sums;
}

/** The influence of each document on a value, with the uncertainty that follows from it. */
export interface Influence {
  /** l_d = (n_k − 1)(θ̄ − θ_(−d)) */
  readonly values: Float64Array;
  /** Jackknife standard error. */
  readonly standardError: number;
  /** The acceleration of BCa. */
  readonly acceleration: number;
}

/** The influence of documents on a linear combination of values, such as a score or a difference. */
export function influenceOf(
  sample: Sample,
  { values, valueCount }: LeftOutValues,
  plus: number,
  minus?: number,
): Influence {
  const influence = new Float64Array(sample.documents);
  const leftOut = (d: number) =>
    values[d * valueCount + plus] - (minus === undefined ? 0 : values[d * valueCount + minus]);
  let variance = 0;
  let squares = 0;
  let cubes = 0;
  for (const positions of sample.datasets) {
    const n = positions.length;
    if (n < 2) continue;
    let mean = 0;
    for (const d of positions) mean += leftOut(d) / n;
    for (const d of positions) {
      const l = (n - 1) * (mean - leftOut(d));
      influence[d] = l;
      variance += (l * l) / (n * (n - 1));
      const share = l / n;
      squares += share * share;
      cubes += share * share * share;
    }
  }
  return {
    values: influence,
    standardError: Math.sqrt(variance),
    acceleration: squares === 0 ? 0 : cubes / (6 * squares * Math.sqrt(squares)),
  };
}
