/**
 * The elements that a mention covers, as ranges of numbers: characters of the text, or indices of tokens. Memory does
 * not depend on the length of a range, so a hostile span such as `0,1000000000` is harmless.
 */
export interface Extent {
  /** Flat list start₀, end₀, start₁, end₁, … of half-open ranges in ascending order, neither overlapping nor adjacent. */
  readonly ranges: readonly number[];
  /** The size in the denominator of Dice: the number of elements, or that with repetitions (see `extentOf`). */
  readonly size: number;
}

export type Fragment = readonly [start: number, end: number];

/**
 * The extent of a list of fragments in any order. With `repetitions`, elements in several fragments count once for
 * each of them in the size; then the similarity of a mention to itself is less than 1.
 */
export function extentOf(fragments: readonly Fragment[], repetitions = false): Extent {
  if (fragments.length === 1) {
    const [start, end] = fragments[0];
    return start < end ? { ranges: [start, end], size: end - start } : EMPTY;
  }
  const sorted = fragments.filter(([start, end]) => start < end).sort((a, b) => a[0] - b[0]);
  const ranges: number[] = [];
  let distinct = 0;
  let written = 0;
  for (const [start, end] of sorted) {
    written += end - start;
    const last = ranges.length - 1;
    if (last > 0 && start <= ranges[last]) {
      distinct += Math.max(end - ranges[last], 0);
      ranges[last] = Math.max(end, ranges[last]);
    } else {
      distinct += end - start;
      ranges.push(start, end);
    }
  }
  return { ranges, size: repetitions ? written : distinct };
}

const EMPTY: Extent = { ranges: [], size: 0 };

/** A string that is equal for two extents if and only if they cover the same elements. */
export const extentKey = ({ ranges }: Extent): string => ranges.join();
