import type { PageIndex } from '../../page/types.ts';
import { amount } from '../../report/numbers.ts';

export { amount, counted, grouped, mainTitle, percent, range, UNDEFINED_SIGN } from '../../report/numbers.ts';

/** A difference of two fractions of 1 in percent, with its sign. */
export const signed = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(2)}`;

/** A numerator and a denominator, where they are known. */
export const fractionText = (counts: readonly [num: number, den: number] | undefined): string =>
  counts === undefined ? '' : `${amount(counts[0])} / ${amount(counts[1])}`;

const UNIT_NAMES = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A number of bytes for people: `13.0 MB`. */
export function byteSize(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let value = bytes;
  let unit = 0;
  // 999.95 KB would be rounded to 1000.0 KB.
  for (; value >= 999.95 && unit < UNIT_NAMES.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${UNIT_NAMES[unit]}`;
}

/** What the lengths of documents count. */
export const lengthNoun = ({ key: { facts } }: PageIndex): string =>
  facts.tokens === 0 && facts.characters > 0 ? 'characters' : 'tokens';
