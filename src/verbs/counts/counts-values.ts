import { clip } from '../../problems/clip.ts';

/** An invalid value in a counts file: its path, the value, and what was expected. */
export class CountsFault extends Error {
  readonly place: string;
  readonly expected: string;

  constructor(place: string, found: unknown, expected: string) {
    super(`${place} is ${describe(found)}.`);
    this.place = place;
    this.expected = expected;
  }
}

/** A value for a message; a long one is shortened, or described by its kind. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  const isList = Array.isArray(value);
  if (typeof value === 'object' && value !== null && !isList) return 'an object';
  if (isList && (value.length > 10 || value.some((entry) => typeof entry === 'object')))
    return `a list of ${value.length}`;
  return clip(JSON.stringify(value), 300);
}

export function text(place: string, value: unknown): string {
  if (typeof value !== 'string') throw new CountsFault(place, value, 'a text');
  return value;
}

export function number(place: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new CountsFault(place, value, 'a number');
  return value;
}

export function whole(place: string, value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new CountsFault(place, value, 'a whole number of at least 0');
  return value as number;
}

export function record(place: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CountsFault(place, value, 'an object');
  return value as Readonly<Record<string, unknown>>;
}

/** A list of plain values. A path is built for an invalid one only, since there may be millions of values. */
function plainList<T>(
  place: string,
  value: unknown,
  check: (place: string, entry: unknown) => T,
  fits: (entry: unknown) => boolean,
): T[] {
  if (!Array.isArray(value)) throw new CountsFault(place, value, 'a list');
  const at = value.findIndex((entry) => !fits(entry));
  if (at >= 0) check(`${place}[${at}]`, value[at]);
  return value;
}

export const textList = (place: string, value: unknown): string[] =>
  plainList(place, value, text, (entry) => typeof entry === 'string');

export const numberList = (place: string, value: unknown): number[] =>
  plainList(place, value, number, Number.isFinite);

export function list<T>(place: string, value: unknown, check: (place: string, entry: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new CountsFault(place, value, 'a list');
  return value.map((entry, i) => check(`${place}[${i}]`, entry));
}

export function length(place: string, value: readonly unknown[], wanted: number): void {
  if (value.length !== wanted) throw new CountsFault(place, value, `a list of ${wanted}`);
}

/** Two lists of strings that must be equal; throws for the first difference. */
export function same(place: string, found: readonly string[], wanted: readonly string[], what: string): void {
  length(place, found, wanted.length);
  const at = found.findIndex((entry, i) => entry !== wanted[i]);
  if (at >= 0) throw new CountsFault(`${place}[${at}]`, found[at], `"${wanted[at]}": ${what}`);
}
