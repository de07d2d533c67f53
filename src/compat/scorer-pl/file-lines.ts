/**
 * The lines of a file that affect the result, found in one pass (docs/compat/scorer-pl.md#documents and the two sections
 * after it): begin lines, end lines, and lines with a bracket in their last field. Where end lines are missing, a line
 * may belong to any number of documents, so lines are not scanned again for each document.
 */
import { byteString, isSpace, toBytes } from './bytes.ts';
import { hasBracket } from './cell.ts';

export interface BeginLine {
  /** Everything after `#begin document ` as a byte string, trailing blanks included. */
  readonly name: string;
  /** The number of the begin line in the file, from 1. */
  readonly line: number;
  /** Number of lines that are not blank, up to and including this one. */
  readonly filled: number;
  /** Index of the first marked line after this one. */
  readonly marked: number;
}

/** A line that ends a document, or whose last field, from byte `start` to byte `end`, contains a bracket. */
export interface MarkedLine {
  readonly line: number;
  readonly filled: number;
  readonly ends: boolean;
  readonly start: number;
  readonly end: number;
}

export interface FileLines {
  /** Every begin line, also those inside another document whose end line is missing. */
  readonly starts: readonly BeginLine[];
  readonly marked: readonly MarkedLine[];
  readonly count: number;
  /** Whether the last line ends with a line feed. */
  readonly terminated: boolean;
}

const TAB = 9;
const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
const HASH = 35;
const BEGIN_WORDS = toBytes('begin document ');
const END_WORDS = toBytes('end document');

export function fileLines(bytes: Uint8Array): FileLines {
  const starts: BeginLine[] = [];
  const marked: MarkedLine[] = [];
  let line = 0;
  let filled = 0;
  for (let at = 0; at < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, at);
    const lineEnd = newline < 0 ? bytes.length : newline;
    line++;
    if (!isBlankLine(bytes, at, lineEnd)) filled++;
    const [start, end] = lastField(bytes, at, lineEnd);
    const ends = isEndLine(bytes, at, lineEnd);
    if (ends || hasBracket(bytes, start, end)) marked.push({ line, filled, ends, start, end });
    const name = beginName(bytes, at, lineEnd);
    if (name !== null) starts.push({ name, line, filled, marked: marked.length });
    at = lineEnd + 1;
  }
  return { starts, marked, count: line, terminated: bytes[bytes.length - 1] === NEWLINE };
}

function isBlankLine(bytes: Uint8Array, start: number, end: number): boolean {
  let i = start;
  while (i < end && isSpace(bytes[i])) i++;
  return i === end;
}

/** The last field that is not empty; without a tab, the whole line. */
function lastField(bytes: Uint8Array, lineStart: number, lineEnd: number): [start: number, end: number] {
  let end = lineEnd;
  while (end > lineStart && bytes[end - 1] === TAB) end--;
  let start = end;
  while (start > lineStart && bytes[start - 1] !== TAB) start--;
  return [start, end];
}

function beginName(bytes: Uint8Array, start: number, end: number): string | null {
  if (bytes[start] !== HASH) return null;
  const name = afterWords(bytes, start + 1, end, BEGIN_WORDS);
  if (name < 0) return null;
  const nameEnd = end > name && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
  return byteString(bytes, name, nameEnd);
}

/** Whether the line contains `#end document` at any position. */
function isEndLine(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (bytes[i] === HASH && afterWords(bytes, i + 1, end, END_WORDS) >= 0) return true;
  }
  return false;
}

/** The position after optional white space and `words`, or -1 if something else is there. */
function afterWords(bytes: Uint8Array, start: number, end: number, words: Uint8Array): number {
  let i = start;
  while (i < end && isSpace(bytes[i])) i++;
  if (i + words.length > end) return -1;
  for (let j = 0; j < words.length; j++) {
    if (bytes[i + j] !== words[j]) return -1;
  }
  return i + words.length;
}
