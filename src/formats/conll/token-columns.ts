import type { TokenColumn } from '../../core/document.ts';
import { decode } from '../bytes.ts';
import type { TokenLineColumns } from './columns.ts';

/** The token columns of CoNLL-2011/2012, by name: their numbers, counted from 1. The words are in the fourth. */
export const tokenColumns: ReadonlyMap<string, number> = new Map([
  ['pos', 5],
  ['parse', 6],
  ['speaker', 10],
  ['type', 11],
]);

/**
 * The requested columns of a document. A file has the columns of CoNLL-2012 if its words are in the fourth. Columns
 * that its first token lacks, and the one that holds coreference, are left out. Nothing is decoded before `at` is called.
 */
export function tokenColumnsOf(
  bytes: Uint8Array,
  columns: TokenLineColumns,
  words: ArrayLike<number>,
  names: readonly string[],
): ReadonlyMap<string, TokenColumn> {
  const found = new Map<string, TokenColumn>();
  if (!columns.isConll2012) return found;
  for (const name of names) {
    const number = tokenColumns.get(name);
    if (number === undefined || columns.fieldAt(words[0], number) === undefined) continue;
    found.set(name, {
      at: (i) => {
        const field = columns.fieldAt(words[i], number);
        if (field === undefined) return '';
        const [start, end] = field;
        // Most cells of most columns are one ASCII character.
        if (end - start === 1 && bytes[start] < 0x80) return String.fromCharCode(bytes[start]);
        return decode(bytes.subarray(start, end));
      },
    });
  }
  return found;
}
