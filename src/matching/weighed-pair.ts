/** Two mentions that may match. Numbers are whole, so that sums and comparisons are exact. */
export interface WeighedPair {
  readonly key: number;
  readonly response: number;
  /** The weight as a fraction; pairs without weight are not there. */
  readonly weight: Fraction;
  /** The Dice coefficient of the words: the closest mention is chosen among those of the same weight. */
  readonly dice: Fraction;
}

export type Fraction = readonly [numerator: number, denominator: number];

/** Negative if the first fraction is greater. */
export const descending = (a: Fraction, b: Fraction): number => b[0] * a[1] - a[0] * b[1];

/** Negative if the first pair is better: by weight, then by Dice. */
export const betterPair = (a: WeighedPair, b: WeighedPair): number =>
  descending(a.weight, b.weight) || descending(a.dice, b.dice);
