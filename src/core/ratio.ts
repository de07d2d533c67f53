/** A fraction that is kept as two numbers until the last step, so that corpora can be added up. */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** The value of a fraction; `null` where the denominator is zero. */
export const quotient = ({ num, den }: Ratio): number | null => (den === 0 ? null : num / den);

/**
 * The harmonic mean of recall and precision, as the reference scorer evaluates it: ((2·P)·R)/(P+R).
 * A side without denominator counts as 0; with neither side defined there is nothing to say.
 */
export function f1(recall: number | null, precision: number | null): number | null {
  if (recall === null && precision === null) return null;
  const r = recall ?? 0;
  const p = precision ?? 0;
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

/** n choose 2. */
export const pairs = (n: number): number => (n * n - n) / 2; // not −0 for 0
