import { bomLength, lineEnd } from '../bytes.ts';
import { finderOf } from '../find-bytes.ts';
import type { DocumentStart, FoundStarts, SearchWindow } from '../format.ts';
import { directive, MAX_GAP_BYTES, MAX_HEADER_BYTES } from './header.ts';

/** The rarest part of a header. */
const SEARCHED_WORDS = 'begin document';
const find = finderOf(SEARCHED_WORDS);

/** Finds the `#begin document` lines of a CoNLL file without parsing the rest. */
export function documentStarts({ bytes, atLineStart, last }: SearchWindow): FoundStarts {
  const starts: DocumentStart[] = [];
  let from = 0;
  for (let at = find(bytes, from); at >= 0; at = find(bytes, from)) {
    from = at + SEARCHED_WORDS.length;
    const start = lineStart(bytes, at, atLineStart);
    if (bytes[start] !== 35) continue;
    const end = lineEnd(bytes, at, Math.min(bytes.length, at + MAX_HEADER_BYTES));
    if (end === bytes.length && !last) break;
    const said = directive(bytes, start, end);
    if (said.kind !== 'begin') continue;
    starts.push({ id: said.id, start });
    from = end; // the name may contain the needle, too
  }
  const open = last ? -1 : openHeader(bytes, atLineStart);
  return { starts, next: open < 0 || starts.at(-1)?.start === open ? bytes.length : open };
}

/** The start of the last line, if it is incomplete and may be a header; −1 otherwise. */
function openHeader(bytes: Uint8Array, atLineStart: boolean): number {
  const start = bytes.lastIndexOf(10) + 1;
  const isLine = start > 0 || atLineStart;
  return isLine && bytes[start] === 35 && bytes.length - start <= MAX_GAP_BYTES + MAX_HEADER_BYTES
    ? start
    : -1;
}

/** Offset of the last `#begin document` line, or −1. A line without its line feed is not complete and does not count. */
export function lastDocumentStart(bytes: Uint8Array): number {
  for (let at = bytes.lastIndexOf(35); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(35, at - 1)) {
    if (at > bomLength(bytes) && bytes[at - 1] !== 10) continue;
    const end = lineEnd(bytes, at, Math.min(bytes.length, at + MAX_HEADER_BYTES));
    if (end < bytes.length && directive(bytes, at, end).kind === 'begin') return at;
  }
  return -1;
}

/** The start of the line of a header; −1 if it is further away than a header allows. */
function lineStart(bytes: Uint8Array, at: number, atLineStart: boolean): number {
  let p = at;
  while (p > 0 && bytes[p - 1] !== 10 && at - p < MAX_GAP_BYTES) p--;
  if (p === 0) return atLineStart ? 0 : -1;
  return bytes[p - 1] === 10 ? p : -1;
}
