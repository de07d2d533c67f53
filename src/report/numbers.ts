/** Formats numbers for tables. */

/** Shown in place of an undefined number. */
export const UNDEFINED_SIGN = '–';

/** A fraction of 1 as a percentage with two decimals. */
export const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? UNDEFINED_SIGN : (100 * value).toFixed(2);

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
