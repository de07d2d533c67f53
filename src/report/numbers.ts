/** How numbers look in tables. */

/** What stands for a number that is not defined. */
export const UNDEFINED = '–';

/** A fraction of 1 as a percentage with two decimals. */
export const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? UNDEFINED : (100 * value).toFixed(2);

/** A count: whole where it is, with two decimals otherwise. */
export const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A whole number with its thousands set off. (`toLocaleString` would load the tables of all languages.) */
export const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
