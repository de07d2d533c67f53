/** Where the documents of a file begin (section 2.1 of the specification). */
import { byteString, isSpace, toBytes } from './bytes.ts';

export interface DocumentStart {
  /** Everything after `#begin document ` as a byte string, trailing blanks included. */
  readonly name: string;
  /** Where the line after the begin line starts. */
  readonly body: number;
  /** The number of the begin line in the file, from 1. */
  readonly line: number;
}

export interface DocumentIndex {
  readonly starts: readonly DocumentStart[];
  /** How many lines the file has. */
  readonly lines: number;
}

const HASH = 35;
const NEWLINE = 10;
const CARRIAGE_RETURN = 13;
const BEGIN = toBytes('begin document ');
const END = toBytes('end document');

/** Every begin line of the file, also those that another document swallows because its end line is missing. */
export function indexDocuments(bytes: Uint8Array): DocumentIndex {
  const starts: DocumentStart[] = [];
  let lines = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = lineEnd(bytes, at);
    lines++;
    const name = beginName(bytes, at, end);
    if (name !== null) starts.push({ name, body: end + 1, line: lines });
    at = end + 1;
  }
  return { starts, lines };
}

/** Where the line feed after `from` is, or the end of the file. */
export function lineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(NEWLINE, from);
  return end < 0 ? bytes.length : end;
}

function beginName(bytes: Uint8Array, from: number, to: number): string | null {
  if (bytes[from] !== HASH) return null;
  const name = afterWords(bytes, from + 1, to, BEGIN);
  if (name < 0) return null;
  const end = to > name && bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to;
  return byteString(bytes, name, end);
}

/** Whether the line has `#end document` anywhere in it. */
export function isEndLine(bytes: Uint8Array, from: number, to: number): boolean {
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
