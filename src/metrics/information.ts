import type { Contingency } from '../core/contingency.ts';
import { DoubleDouble } from '../core/double-double.ts';
import { bitsWithin } from '../core/log2.ts';

/** How often each size occurs, the smallest first: sums over it do not depend on the order of entities. */
export type SizeCounts = readonly (readonly [size: number, count: number])[];

export function sizeCounts(sizes: ArrayLike<number>): SizeCounts {
  const counts = new Map<number, number>();
  for (let i = 0; i < sizes.length; i++) {
    if (sizes[i] > 0) counts.set(sizes[i], (counts.get(sizes[i]) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/** Σ n log₂ n: the bits that say, for each mention, which one of its entity it is. */
export function bitsOf(sizes: SizeCounts): DoubleDouble {
  let sum = DoubleDouble.zero;
  for (const [size, count] of sizes) sum = sum.plus(bitsWithin(size).scaled(count));
  return sum;
}

/** The partition of the matched mentions by each side, and by both: the sizes of entities without their twinless mentions. */
export function matchedSizes({ keySizes, responseSizes, cells: { key, response, shared } }: Contingency) {
  const ofKey = new Int32Array(keySizes.length);
  const ofResponse = new Int32Array(responseSizes.length);
  for (let c = 0; c < shared.length; c++) {
    ofKey[key[c]] += shared[c];
    ofResponse[response[c]] += shared[c];
  }
  return { key: sizeCounts(ofKey), response: sizeCounts(ofResponse), cells: sizeCounts(shared) };
}

/**
 * The double nearest to a sum or difference over a unit of so many mentions. A number that is 0 in exact arithmetic is computed
 * as a rounding error far below the bound; numbers other than 0 are far above it.
 */
export const rounded = (value: DoubleDouble, mentions: number): number =>
  value.zeroBelow(mentions * 2 ** -70).high;
