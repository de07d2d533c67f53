import type { Tokens } from '../core/document.ts';
import { bomLength, decode, lineEnd } from './bytes.ts';
import { finderOf } from './find-bytes.ts';
import type { DocumentCutter, DocumentStart, FoundStarts, SearchWindow } from './format.ts';

/**
 * Documents of the CoNLL-U family begin with the comments of a sentence, one of which is `# newdoc`; other comments of that
 * sentence may precede it. What precedes the first of them is a document without a name, if it has a token.
 */
export const newdocCutter: DocumentCutter = { documentStarts, lastDocumentStart };

/** Maximum number of bytes of a comment that are read; limits the cost of hostile lines. */
export const MAX_COMMENT_BYTES = 4096;

const find = finderOf('newdoc');
const HASH = 35;
const LINE_FEED = 10;

/** The id in a `# newdoc` or `# newdoc id = …` line; `undefined` for any other comment. */
export function newdocId(line: string): string | undefined {
  const found = /^#[ \t]*newdoc(?:[ \t]+id[ \t]*=(.*))?$/.exec(line.trimEnd());
  return found === null ? undefined : (found[1] ?? '').trim();
}

/** The comment in these bytes, up to `MAX_COMMENT_BYTES`. */
export const commentText = (bytes: Uint8Array, start: number, end: number): string =>
  decode(bytes.subarray(start, Math.min(end, start + MAX_COMMENT_BYTES)));

function documentStarts({ bytes, atLineStart, first = false, last }: SearchWindow): FoundStarts {
  const low = atLineStart ? 0 : lineEnd(bytes, 0, bytes.length) + 1;
  const stop = last ? bytes.length : openBlock(bytes, low);
  const starts: DocumentStart[] = [];
  for (let at = find(bytes, 0), from = 0; at >= 0 && at < stop; at = find(bytes, from)) {
    const start = lineStart(bytes, at);
    const end = lineEnd(bytes, at, stop);
    from = end;
    if (bytes[start] !== HASH || start < low) continue;
    const id = newdocId(commentText(bytes, start, end));
    if (id === undefined) continue;
    starts.push({ id, start: blockStart(bytes, start, low) });
    from = blockEnd(bytes, start, stop);
  }
  if (first) {
    const token = firstToken(bytes, stop);
    if (token === stop && starts.length === 0 && !last) return { starts, next: 0 };
    if (token < (starts[0]?.start ?? stop)) starts.unshift({ id: '', start: 0 });
  }
  return { starts, next: stop };
}

/** Offset of the comments of the last document that starts in the bytes, or −1. */
function lastDocumentStart(bytes: Uint8Array): number {
  const low = bomLength(bytes);
  for (let at = bytes.lastIndexOf(HASH); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(HASH, at - 1)) {
    if (at > low && bytes[at - 1] !== LINE_FEED) continue;
    const end = lineEnd(bytes, at, bytes.length);
    if (end === bytes.length || newdocId(commentText(bytes, at, end)) === undefined) continue;
    const start = blockStart(bytes, at, low);
    return start === low ? 0 : start;
  }
  return -1;
}

/** The start of the comments at the end of the bytes, which may go on after them; the end if there are none. */
function openBlock(bytes: Uint8Array, low: number): number {
  const start = lineStart(bytes, bytes.length);
  if (start < low || (start < bytes.length && bytes[start] !== HASH)) return bytes.length;
  return blockStart(bytes, start, low);
}

/** The first of the comment lines directly above a line, from `low` on. */
function blockStart(bytes: Uint8Array, line: number, low: number): number {
  let start = line;
  while (start > low) {
    const above = Math.max(low, lineStart(bytes, start - 1));
    if (bytes[above] !== HASH) break;
    start = above;
  }
  return start;
}

/** The end of the comment lines from this one on. */
function blockEnd(bytes: Uint8Array, line: number, stop: number): number {
  let end = line;
  while (end < stop && bytes[end] === HASH) end = lineEnd(bytes, end, stop) + 1;
  return Math.min(end, stop);
}

/** The first line that is neither empty nor a comment; `stop` if there is none. */
function firstToken(bytes: Uint8Array, stop: number): number {
  for (let p = bomLength(bytes); p < stop; p = lineEnd(bytes, p, stop) + 1) {
    if (bytes[p] === HASH) continue;
    while (p < stop && isBlankByte(bytes[p])) p++;
    if (p < stop && bytes[p] !== LINE_FEED) return p;
  }
  return stop;
}

const isBlankByte = (c: number): boolean => c === 32 || c === 9 || c === 13;

const lineStart = (bytes: Uint8Array, at: number): number =>
  at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1;

/** The empty nodes of a document while it is read. */
export class EmptyNodes {
  readonly tokens = new Set<number>();
  /** Their numbers after the word before them. */
  readonly numbers = new Map<number, number>();
  /** For each empty node the first one of its run of empty nodes. */
  readonly #runs = new Map<number, number>();

  add(token: number, number: number): void {
    this.tokens.add(token);
    this.numbers.set(token, number);
    this.#runs.set(token, this.#runs.get(token - 1) ?? token);
  }

  /** What the tokens of the document say about empty nodes. */
  get traits(): Pick<Tokens, 'emptyNodes' | 'nodeNumbers'> {
    return this.tokens.size === 0 ? {} : { emptyNodes: this.tokens, nodeNumbers: this.numbers };
  }

  /** Whether all tokens of a span are empty nodes. */
  cover(start: number, end: number): boolean {
    const run = this.#runs.get(end - 1);
    return run !== undefined && run <= start;
  }
}
