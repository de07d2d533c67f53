import type { Sample } from './sample.ts';
import { drawWeights, Streams } from './streams.ts';

/** Replicates: random draws from a seed, or given lists of positions. */
export type Draws =
  | { readonly resamples: number; readonly seed: number }
  | { readonly indices: readonly ArrayLike<number>[] };

/**
 * The bootstrap distribution: for each system and statistic (as in `Sample.values`) one value for each replicate. A replicate draws the
 * documents of each data set with replacement; all systems use the same draw, so differences are paired.
 */
export function bootstrap(sample: Sample, draws: Draws): Float64Array[] {
  const count = 'indices' in draws ? draws.indices.length : draws.resamples;
  const replicates = Array.from({ length: sample.valueCount }, () => new Float64Array(count));
  const weights = new Float64Array(sample.documents);
  const sums = new Float64Array(sample.datasets.length * sample.width);
  const values = new Float64Array(sample.valueCount);
  const streams = 'indices' in draws ? undefined : new Streams(draws.seed);
  for (let r = 0; r < count; r++) {
    if (streams !== undefined) drawWeights(streams.at(r), sample.datasets, weights);
    else if ('indices' in draws) countIndices(draws.indices[r], weights);
    sample.weightedSums(weights, sums);
    sample.values(sums, 0, values);
    for (let v = 0; v < values.length; v++) replicates[v][r] = values[v];
  }
  return replicates;
}

function countIndices(indices: ArrayLike<number>, weights: Float64Array): void {
  weights.fill(0);
  for (let i = 0; i < indices.length; i++) weights[indices[i]]++;
}
