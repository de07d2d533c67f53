export { amount, counted, grouped, percent, range, UNDEFINED } from '../report/numbers.ts';

/** A difference of two fractions of 1 in percent, with its sign. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(2)}`;
