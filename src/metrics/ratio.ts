/** A fraction, kept as two numbers until the last step, so that the fractions of documents can be added up. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** The value of a fraction; `null` where the denominator is zero. */
export const quotient = ({ num, den }: Ratio): number | null => (den === 0 ? null : num / den);

/**
 * The harmonic mean of recall and precision, in the order of operations of the CoNLL reference scorer: ((2·P)·R)/(P+R).
 * An undefined value counts as 0; if both are undefined, the result is undefined too.
 */
export function f1(recall: number | null, precision: number | null): number | null {
  if (recall === null && precision === null) return null;
  return harmonicMean(recall ?? 0, precision ?? 0);
}

/** F₁ of defined values. */
export const harmonicMean = (recall: number, precision: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

/** n choose 2. */
export const pairs = (n: number): number => (n * n - n) / 2; // not −0 for 0
