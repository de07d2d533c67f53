import type { TokenColumn } from '../../core/document.ts';
import { decode } from '../bytes.ts';

/** The columns of CoNLL-U that are read on demand, by name: their numbers, counted from 1. The words are in the second. */
export const tokenColumns: ReadonlyMap<string, number> = new Map([
  ['lemma', 3],
  ['upos', 4],
  ['xpos', 5],
  ['feats', 6],
  ['head', 7],
  ['deprel', 8],
  ['deps', 9],
]);

const WORD_COLUMN = 2;
const TAB = 9;

/** The requested columns of a document whose words begin at these bytes; a value of `_` is none. Nothing is decoded before `at` is called. */
export function tokenColumnsOf(
  bytes: Uint8Array,
  words: ArrayLike<number>,
  names: readonly string[],
): ReadonlyMap<string, TokenColumn> {
  const found = new Map<string, TokenColumn>();
  for (const name of names) {
    const number = tokenColumns.get(name);
    if (number !== undefined)
      found.set(name, { at: (i) => cellAfter(bytes, words[i], number - WORD_COLUMN) });
  }
  return found;
}

/** The cell some columns to the right of the one that begins at `start`. Every token line has ten columns. */
function cellAfter(bytes: Uint8Array, start: number, columns: number): string {
  let from = start;
  for (let column = 0; column < columns; column++) from = bytes.indexOf(TAB, from) + 1;
  return cellText(decode(bytes.subarray(from, bytes.indexOf(TAB, from))));
}

/** The value of a cell of the CoNLL-U family; empty where it is not specified. */
export const cellText = (cell: string): string => (cell === '_' ? '' : cell);
