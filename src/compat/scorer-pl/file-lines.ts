/**
 * The lines of a file that matter, found in one pass (sections 2.1 to 2.3 of the specification): those that begin a
 * document, those that end one, and those with a bracket in their last field. Most lines are none of these. A line
 * without an end line before it may belong to any number of documents, so it must not be looked at once for each.
 */
import { byteString, isSpace, toBytes } from './bytes.ts';
import { hasBracket } from './cell.ts';

export interface DocumentStart {
  /** Everything after `#begin document ` as a byte string, trailing blanks included. */
  readonly name: string;
  /** The number of the begin line in the file, from 1. */
  readonly line: number;
  /** How many lines of the file are not blank, up to and including this one. */
  readonly filled: number;
  /** Where the marked lines after this one start. */
  readonly marked: number;
}

/** A line that ends a document, or that has brackets in the bytes `from` up to `to`. */
export interface MarkedLine {
  readonly line: number;
  readonly filled: number;
  readonly ends: boolean;
  readonly from: number;
  readonly to: number;
}

export interface FileLines {
  /** Every begin line, also those that another document swallows because its end line is missing. */
  readonly starts: readonly DocumentStart[];
  readonly marked: readonly MarkedLine[];
  readonly count: number;
  /** Whether the last line has its line feed. */
  readonly terminated: boolean;
}

const TAB = 9;
const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
const HASH = 35;
const BEGIN = toBytes('begin document ');
const END = toBytes('end document');

export function fileLines(bytes: Uint8Array): FileLines {
  const starts: DocumentStart[] = [];
  const marked: MarkedLine[] = [];
  let line = 0;
  let filled = 0;
  for (let at = 0; at < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, at);
    const end = newline < 0 ? bytes.length : newline;
    line++;
    if (!isBlank(bytes, at, end)) filled++;
    const [from, to] = lastField(bytes, at, end);
    const ends = isEndLine(bytes, at, end);
    if (ends || hasBracket(bytes, from, to)) marked.push({ line, filled, ends, from, to });
    const name = beginName(bytes, at, end);
    if (name !== null) starts.push({ name, line, filled, marked: marked.length });
    at = end + 1;
  }
  return { starts, marked, count: line, terminated: bytes[bytes.length - 1] === NEWLINE };
}

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  let i = from;
  while (i < to && isSpace(bytes[i])) i++;
  return i === to;
}

/** The field after the last tab that has something behind it; without a tab, the whole line. */
function lastField(bytes: Uint8Array, from: number, to: number): [from: number, to: number] {
  let end = to;
  while (end > from && bytes[end - 1] === TAB) end--;
  let start = end;
  while (start > from && bytes[start - 1] !== TAB) start--;
  return [start, end];
}

function beginName(bytes: Uint8Array, from: number, to: number): string | null {
  if (bytes[from] !== HASH) return null;
  const name = afterWords(bytes, from + 1, to, BEGIN);
  if (name < 0) return null;
  const end = to > name && bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to;
  return byteString(bytes, name, end);
}

/** Whether the line has `#end document` anywhere in it. */
function isEndLine(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (bytes[i] === HASH && afterWords(bytes, i + 1, to, END) >= 0) return true;
  }
  return false;
}

/** The position after optional white space and `words`, or -1 if that is not what stands there. */
function afterWords(bytes: Uint8Array, from: number, to: number, words: Uint8Array): number {
  let i = from;
  while (i < to && isSpace(bytes[i])) i++;
  if (i + words.length > to) return -1;
  for (let j = 0; j < words.length; j++) {
    if (bytes[i + j] !== words[j]) return -1;
  }
  return i + words.length;
}
