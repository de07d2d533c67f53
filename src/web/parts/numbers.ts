import { amount } from '../../report/numbers.ts';

export { amount, counted, grouped, percent, range, UNDEFINED_SIGN } from '../../report/numbers.ts';

/** A difference of two fractions of 1 in percent, with its sign. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(2)}`;

/** A numerator and a denominator, where they are known. */
export const fractionText = (counts: readonly [num: number, den: number] | undefined): string =>
  counts === undefined ? '' : `${amount(counts[0])} / ${amount(counts[1])}`;
