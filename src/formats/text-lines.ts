import type { FileRef } from '../problems/problem.ts';
import { fileName } from '../problems/problem.ts';
import { bomLength, decode } from './bytes.ts';

/** A line without its end, and its number. */
export interface TextLine {
  readonly text: string;
  readonly number: number;
}

/** The lines of a file, without a byte-order mark, one at a time. */
export function* textLines(bytes: Uint8Array): Iterable<TextLine> {
  for (let start = bomLength(bytes), number = 1; start < bytes.length; number++) {
    const feed = bytes.indexOf(10, start);
    const stop = feed < 0 ? bytes.length : feed;
    const end = stop > start && bytes[stop - 1] === 13 ? stop - 1 : stop;
    yield { text: decode(bytes.subarray(start, end)), number };
    start = stop + 1;
  }
}

/** The name of the only document of a file: the name of the file without folders and extension. */
export const documentName = (file: FileRef): string =>
  fileName(file)
    .replace(/^.*[\\/]/s, '')
    .replace(/(?<=.)\.[^.]*$/s, '');

/** Positions are 32-bit numbers. */
export const MAX_POSITION = 2 ** 31 - 2;

/** A whole number from 0 to the largest position; −1 for any other text. */
export function positionOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,10}$/.test(text)) return -1;
  const value = Number(text);
  return value <= MAX_POSITION ? value : -1;
}

/** A text that fits a column of a line: line breaks and TABs become blanks. */
export const oneLine = (text: string): string => text.replace(/\r\n|[\t\n\v\f\r]/g, ' ');
