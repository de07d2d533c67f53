import { decode } from '../bytes.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ...['"', '\\', '/'].map((c): [string, string] => [c, c]),

  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Text with its escapes replaced; an escape that does not exist is kept as it is. */
const unescaped = (raw: string): string =>
  raw.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (all, code?: string, letter = '') =>
    code === undefined ? (ESCAPES.get(letter) ?? all) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The string whose quotes are the first and the last byte of a range. */
export function stringBetween(bytes: Uint8Array, start: number, end: number): string {
  const raw = decode(bytes.subarray(start + 1, end - 1));
  return raw.includes('\\') ? unescaped(raw) : raw;
}
