/**
 * What a mention covers, as numbers: characters of the text, or tokens by their number in the document. A hostile span
 * such as `0,1000000000` costs two numbers, not a billion.
 */
export interface Extent {
  /** Flat list b₀, e₀, b₁, e₁, … of half-open ranges in ascending order, neither overlapping nor touching. */
  readonly ranges: readonly number[];
  /** |X| in the denominator of Dice: the number of elements, unless the profile counts repetitions. */
  readonly size: number;
}

export type Fragment = readonly [begin: number, end: number];

/**
 * The extent of a list of fragments in any order. Where fragments overlap, `repetitions` counts the shared elements
 * once per fragment, as the public tool does; then a mention is not fully like itself.
 */
export function extentOf(fragments: readonly Fragment[], repetitions = false): Extent {
  if (fragments.length === 1) {
    const [begin, end] = fragments[0];
    return begin < end ? { ranges: [begin, end], size: end - begin } : EMPTY;
  }
  const sorted = fragments.filter(([begin, end]) => begin < end).sort((a, b) => a[0] - b[0]);
  const ranges: number[] = [];
  let distinct = 0;
  let written = 0;
  for (const [begin, end] of sorted) {
    written += end - begin;
    const last = ranges.length - 1;
    if (last > 0 && begin <= ranges[last]) {
      distinct += Math.max(end - ranges[last], 0);
      ranges[last] = Math.max(end, ranges[last]);
    } else {
      distinct += end - begin;
      ranges.push(begin, end);
    }
  }
  return { ranges, size: repetitions ? written : distinct };
}

const EMPTY: Extent = { ranges: [], size: 0 };

/** Extents are equal when this is: a name for what they cover. */
export const extentKey = ({ ranges }: Extent): string => ranges.join();
