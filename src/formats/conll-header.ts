import { decode, lineEnd } from './bytes.ts';

export interface Begin {
  readonly kind: 'begin';
  /** The name as it is written. */
  readonly id: string;
  readonly pairing: string;
}

/** What a line that begins with `#` says. */
export type Directive = Begin | { readonly kind: 'end' } | { readonly kind: 'comment' };

/** A header line longer than this is not one; it keeps hostile lines cheap. */
const LONGEST_HEADER = 4096;

const COMMENT: Directive = { kind: 'comment' };
const END: Directive = { kind: 'end' };

/** Reads a line that begins with `#`. */
export function directive(bytes: Uint8Array, start: number, end: number): Directive {
  let p = start + 1;
  while (p < end && (bytes[p] === 32 || bytes[p] === 9)) p++;
  // "begin document" or "end document"
  if (bytes[p] !== 98 && bytes[p] !== 101) return COMMENT;
  const text = decode(bytes.subarray(p, Math.min(end, p + LONGEST_HEADER)));
  if (text.startsWith('end document')) return END;
  if (!text.startsWith('begin document')) return COMMENT;
  return { kind: 'begin', ...documentName(text.slice('begin document'.length).trim()) };
}

/**
 * The name of a document. Seen in the wild: `(nw/wsj/00/wsj_0020); part 000`, `(emma); part 0`, `(evt);`, `(ybarbo)`,
 * `GUM_bio_dvorak`, names with parentheses inside, and none at all. `part 000` is `part 0`, and so is no part.
 */
export function documentName(header: string): { id: string; pairing: string } {
  const bracketed = /^\((.*)\)\s*;?\s*(?:part\s+(\S+?))?\s*;?$/s.exec(header);
  if (bracketed === null) return { id: header, pairing: `${header.replace(/\s*;\s*$/, '')}#0` };
  const [, name, part = '0'] = bracketed;
  return { id: header, pairing: `${name}#${/^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part}` };
}

/** Whether a `#begin document` line starts here. */
export function beginsDocument(bytes: Uint8Array, start: number): boolean {
  return bytes[start] === 35 && directive(bytes, start, lineEnd(bytes, start, bytes.length)).kind === 'begin';
}
