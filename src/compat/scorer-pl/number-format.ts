/** Numbers as Perl prints them, and the line of recall, precision and F1 (docs/compat/scorer-pl.md#numbers). */

/** A fraction as it is printed: numerator and denominator. */
export type Fraction = readonly [num: number, den: number];

/** C's `%.15g`, which is what Perl prints for a number. */
export function formatNumber(value: number): string {
  if (value === 0) return '0';
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const [mantissa, power] = fifteenDigits(value).split('e');
  const exponent = Number(power);
  const negative = mantissa.startsWith('-');
  const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '');
  const text = exponent < -4 || exponent >= 15 ? scientific(digits, exponent) : plain(digits, exponent);
  return negative ? `-${text}` : text;
}

/**
 * JavaScript rounds a value exactly between two decimals up, C rounds it to the even one. Sixty digits represent a
 * double of ordinary size exactly.
 */
function fifteenDigits(value: number): string {
  const halfwayAboveEven = /^(-?\d\.\d{13}[02468])50*(e.*)$/.exec(value.toExponential(60));
  return halfwayAboveEven ? halfwayAboveEven[1] + halfwayAboveEven[2] : value.toExponential(14);
}

function scientific(digits: string, exponent: number): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  const sign = exponent < 0 ? '-' : '+';
  return `${digits[0]}${fraction}e${sign}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function plain(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** A share as a percentage, truncated to two decimals and never rounded. */
export const formatPercentage = (share: number): string =>
  `${formatNumber(Math.trunc(share * 10000) / 100)}%`;

/** The value of a fraction; 0 if the denominator is 0. */
export const share = ([num, den]: Fraction): number => (den === 0 ? 0 : num / den);

/** The harmonic mean, evaluated from left to right as in the reference: the last bit can change a printed digit. */
export const harmonicMean = (recall: number, precision: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

const RULE = '-'.repeat(74);

/** `Recall: … Precision: … F1: …` and the line of hyphens below it. */
export function scoreLine(
  recall: Fraction,
  precision: Fraction,
  f1 = harmonicMean(share(recall), share(precision)),
): string {
  const side = (fraction: Fraction) =>
    `(${formatNumber(fraction[0])} / ${formatNumber(fraction[1])}) ${formatPercentage(share(fraction))}`;
  return `Recall: ${side(recall)}\tPrecision: ${side(precision)}\tF1: ${formatPercentage(f1)}\n${RULE}\n`;
}
