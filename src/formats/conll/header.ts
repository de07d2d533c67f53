import { asciiBytes, decode, startsWith } from '../bytes.ts';

export interface Begin {
  readonly kind: 'begin';
  /** The name as it is written. */
  readonly id: string;
}

/** The meaning of a line that begins with `#`. */
export type Directive = Begin | { readonly kind: 'end' } | { readonly kind: 'comment' };

/** Maximum number of bytes of a header that are read; limits the cost of hostile lines. */
export const MAX_HEADER_BYTES = 4096;
/** A header begins with `#` and fewer blanks than this. */
export const MAX_GAP_BYTES = 64;

const COMMENT_DIRECTIVE: Directive = { kind: 'comment' };
const END_DIRECTIVE: Directive = { kind: 'end' };

const END_WORDS = asciiBytes('end document');
const BEGIN_WORDS = asciiBytes('begin document');

const isBlankByte = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

/** Reads a line that begins with `#`. */
export function directive(bytes: Uint8Array, start: number, end: number): Directive {
  let p = start + 1;
  while (p < end && p - start < MAX_GAP_BYTES && (bytes[p] === 32 || bytes[p] === 9)) p++;
  // "begin document" or "end document"
  if (bytes[p] !== 98 && bytes[p] !== 101) return COMMENT_DIRECTIVE;
  if (startsWith(bytes, p, end, END_WORDS)) return END_DIRECTIVE;
  if (!startsWith(bytes, p, end, BEGIN_WORDS)) return COMMENT_DIRECTIVE;
  // Only the name is decoded: a slice of a longer string would keep all of it in memory.
  let from = p + BEGIN_WORDS.length;
  let to = Math.min(end, p + MAX_HEADER_BYTES);
  while (from < to && isBlankByte(bytes[from])) from++;
  while (from < to && isBlankByte(bytes[to - 1])) to--;
  return { kind: 'begin', id: decode(bytes.subarray(from, to)) };
}

/** A reason to take a file for CoNLL by its first bytes. */
export const detectConll = (head: Uint8Array): string | undefined =>
  /^\ufeff?#[ \t]*begin document/m.test(decode(head)) ? 'a line begins with "#begin document"' : undefined;
