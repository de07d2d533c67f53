import { asciiBytes, decode, startsWith } from '../bytes.ts';

export interface Begin {
  readonly kind: 'begin';
  /** The name as it is written. */
  readonly id: string;
}

/** The meaning of a line that begins with `#`. */
export type Directive = Begin | { readonly kind: 'end' } | { readonly kind: 'comment' };

/** Maximum number of bytes of a header that are read; limits the cost of hostile lines. */
export const LONGEST_HEADER = 4096;
/** A header begins with `#` and fewer blanks than this. */
export const WIDEST_GAP = 64;

const COMMENT: Directive = { kind: 'comment' };
const END: Directive = { kind: 'end' };

const ENDS = asciiBytes('end document');
const BEGINS = asciiBytes('begin document');

const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

/** Reads a line that begins with `#`. */
export function directive(bytes: Uint8Array, start: number, end: number): Directive {
  let p = start + 1;
  while (p < end && p - start < WIDEST_GAP && (bytes[p] === 32 || bytes[p] === 9)) p++;
  // "begin document" or "end document"
  if (bytes[p] !== 98 && bytes[p] !== 101) return COMMENT;
  if (startsWith(bytes, p, end, ENDS)) return END;
  if (!startsWith(bytes, p, end, BEGINS)) return COMMENT;
  // Only the name is decoded: a slice of a longer string would keep all of it in memory.
  let from = p + BEGINS.length;
  let to = Math.min(end, p + LONGEST_HEADER);
  while (from < to && isBlank(bytes[from])) from++;
  while (from < to && isBlank(bytes[to - 1])) to--;
  return { kind: 'begin', id: decode(bytes.subarray(from, to)) };
}

/** The end of nearly all names. */
const USUAL_END = '); part 000';

/**
 * Equal for documents that belong together. Names in existing corpora: `(nw/wsj/00/wsj_0020); part 000`, `(emma); part 0`, `(evt);`, `(ybarbo)`,
 * `GUM_bio_dvorak`, names with parentheses inside, and none at all. `part 000`, `part 0` and a missing part are equal.
 */
export function pairKeyOf(id: string): string {
  if (id.startsWith('(') && id.endsWith(USUAL_END)) return `${id.slice(1, -USUAL_END.length)}#0`;
  const close = id.startsWith('(') ? id.lastIndexOf(')') : -1;
  const part = close < 0 ? undefined : partOf(id.slice(close + 1));
  return part === undefined ? `${withoutSemicolon(id)}#0` : `${id.slice(1, close)}#${part}`;
}

/** The part after a bracketed name, without leading zeros; `undefined` if it is something else. */
function partOf(text: string): string | undefined {
  const said = withoutSemicolon(text.trim().replace(/^;/, ''));
  if (said === '') return '0';
  const part = /^part\s+(\S+)$/.exec(said)?.[1];
  return part !== undefined && /^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part;
}

const withoutSemicolon = (text: string): string => (text.endsWith(';') ? text.slice(0, -1) : text).trim();

/** A reason to take a file for CoNLL by its first bytes. */
export const detectConll = (head: Uint8Array): string | undefined =>
  /^\ufeff?#[ \t]*begin document/m.test(decode(head)) ? 'a line begins with "#begin document"' : undefined;
