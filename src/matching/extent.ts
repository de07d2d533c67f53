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
