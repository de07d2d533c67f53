import { isSpace } from '../../scorer-pl/bytes.ts';

/**
 * The public tool works on bytes (Python 2 strings). Here a byte is one character of a string, so that widths, sorting
 * and white space are the same; the command line decodes and encodes files as Latin-1.
 */

/** Removes ASCII white space at both ends; `trim` would remove other white space too. */
export function strip(text: string): string {
  let first = 0;
  let last = text.length;
  while (first < last && isSpace(text.charCodeAt(first))) first++;
  while (last > first && isSpace(text.charCodeAt(last - 1))) last--;
  return text.slice(first, last);
}

export function stripEnd(text: string): string {
  let last = text.length;
  while (last > 0 && isSpace(text.charCodeAt(last - 1))) last--;
  return text.slice(0, last);
}

/** The pieces between runs of white space. */
export const pythonWords = (text: string): string[] => text.split(/[ \t-\r]+/).filter((word) => word !== '');

/** The lines of a text with their line feeds. */
export const wholeLinesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lines of a text; the text after the last line feed is a line unless it is empty. */
export function pythonLines(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A whole number as `int()` of Python 2 reads it, which allows blanks after the sign; undefined where that raises an error. */
export function integer(text: string): number | undefined {
  const parts = /^([+-]?)[ \t-\r]*(\d+)$/.exec(strip(text));
  return parts === null ? undefined : Number(parts[1] + parts[2]);
}
