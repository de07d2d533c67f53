/** How numbers look in tables. */

/** What stands for a number that is not defined. */
export const UNDEFINED = '–';

/** A fraction of 1 as a percentage with two decimals. */
export const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? UNDEFINED : (100 * value).toFixed(2);

/** A count: whole where it is, with two decimals otherwise. */
export const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A count with its noun. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
