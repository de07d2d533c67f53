import { decode } from './bytes.ts';

export interface Begin {
  readonly kind: 'begin';
  /** The name as it is written. */
  readonly id: string;
  readonly pairing: string;
}

/** What a line that begins with `#` says. */
export type Directive = Begin | { readonly kind: 'end' } | { readonly kind: 'comment' };

/** Only so many bytes of a header are read; it keeps hostile lines cheap. */
export const LONGEST_HEADER = 4096;
/** A header begins with `#` and fewer blanks than this. */
export const WIDEST_GAP = 64;

const COMMENT: Directive = { kind: 'comment' };
const END: Directive = { kind: 'end' };

/** Reads a line that begins with `#`. */
export function directive(bytes: Uint8Array, start: number, end: number): Directive {
  let p = start + 1;
  while (p < end && p - start < WIDEST_GAP && (bytes[p] === 32 || bytes[p] === 9)) p++;
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
  const close = header.startsWith('(') ? header.lastIndexOf(')') : -1;
  const part = close < 0 ? undefined : partOf(header.slice(close + 1));
  if (part === undefined) return { id: header, pairing: `${withoutSemicolon(header)}#0` };
  return { id: header, pairing: `${header.slice(1, close)}#${part}` };
}

/** The part that stands behind a bracketed name, without leading zeros; `undefined` if it is something else. */
function partOf(text: string): string | undefined {
  const said = withoutSemicolon(text.trim().replace(/^;/, ''));
  if (said === '') return '0';
  const part = /^part\s+(\S+)$/.exec(said)?.[1];
  return part !== undefined && /^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part;
}

const withoutSemicolon = (text: string): string => (text.endsWith(';') ? text.slice(0, -1) : text).trim();
