/** Formats numbers for tables. */

/** Shown in place of an undefined number. */
export const UNDEFINED_SIGN = '–';

/** A fraction of 1 as a percentage with two decimals. */
export const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? UNDEFINED_SIGN : (100 * value).toFixed(2);

/** A percentage with two decimals, or with as many as show that it is below the bound. */
export function percentBelow(value: number, bound: number): string {
  for (let digits = 2; digits < 16; digits++) {
    const text = value.toFixed(digits);
    if (Number(text) < bound) return text;
  }
  return String(value);
}

/** An interval in brackets. */
export const range = (
  interval: readonly [low: number, high: number] | null | undefined,
  show: (value: number) => string = percent,
): string =>
  interval === null || interval === undefined ? UNDEFINED_SIGN : `[${interval.map(show).join(', ')}]`;

/** A count, with two decimals if it is not a whole number. */
export const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A whole number with thousands separators. (`toLocaleString` would load the data of all locales.) */
export const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** The length of a text: tokens, or characters where positions are characters. */
export const textLength = ({ tokens, characters = 0 }: TextLength): string =>
  characters === 0
    ? counted(tokens, 'token')
    : [...(tokens === 0 ? [] : [counted(tokens, 'token')]), counted(characters, 'character')].join(' + ');

export interface TextLength {
  readonly tokens: number;
  readonly characters?: number | undefined;
}

/** The fields of a length in JSON: characters only where there are any. */
export const lengthFields = ({ tokens, characters = 0 }: TextLength) =>
  characters === 0 ? { tokens } : { tokens, characters };

/** The name of the main numbers of some metrics: not every one is an F₁. */
export function mainTitle(metrics: readonly { readonly headline: 'f1' | 'index' }[]): string {
  const hasIndex = metrics.some(({ headline }) => headline === 'index');
  if (!hasIndex) return 'F1';
  return metrics.every(({ headline }) => headline === 'index') ? 'Index' : 'F1 and index';
}
