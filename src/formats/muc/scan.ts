import { decode } from '../bytes.ts';
import { referencesResolved } from '../xml/references.ts';

/** A tag, or the text between two tags. */
export type SgmlPiece =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly at: number; readonly name: string; readonly source: string };

const LESS = 60;
const GREATER = 62;
const isLetter = (c: number | undefined): boolean =>
  c !== undefined && ((c >= 65 && c <= 90) || (c >= 97 && c <= 122));

/** Maximum number of bytes of text that are decoded at once: a string cannot be much longer. */
const MAX_DECODED_BYTES = 1 << 24;

/**
 * The tags and the text of SGML. There is no grammar to check: a `<` that begins no tag is text, and so is an unknown `&name;`, since files contain
 * entities of several corpora. Comments and declarations are left out; names are in capitals.
 */
export function* scanSgml(bytes: Uint8Array, from: number): Iterable<SgmlPiece> {
  let start = from;
  let hasComments = true;
  for (let p = from; ; ) {
    p = bytes.indexOf(LESS, p);
    if (p < 0) break;
    let end = -1;
    const second = bytes[p + 1];
    const closes = second === 47;
    if (second === 33 && bytes[p + 2] === 45 && bytes[p + 3] === 45) {
      end = hasComments ? commentEnd(bytes, p + 4) : -1;
      if (end < 0) hasComments = false; // not searched again, so that time stays linear
    } else if (second === 33 || second === 63 || isLetter(closes ? bytes[p + 2] : second))
      end = tagEnd(bytes, p);
    if (end < 0) {
      p++;
      continue;
    }
    yield* textBetween(bytes, start, p);
    if (closes || isLetter(second)) {
      let nameEnd = p + (closes ? 2 : 1);
      const nameStart = nameEnd;
      while (nameEnd < end && nameEnd - nameStart < 64 && bytes[nameEnd] > 32 && bytes[nameEnd] !== 47)
        nameEnd++;
      const name = decode(bytes.subarray(nameStart, nameEnd)).toUpperCase();
      const source = closes
        ? ''
        : decode(bytes.subarray(nameEnd, Math.min(end, nameEnd + MAX_DECODED_BYTES)));
      yield { kind: closes ? 'close' : 'open', at: p, name, source };
    }
    p = end + 1;
    start = p;
  }
  yield* textBetween(bytes, start, bytes.length);
}

function* textBetween(bytes: Uint8Array, start: number, end: number): Iterable<SgmlPiece> {
  for (let from = start; from < end; ) {
    let to = Math.min(end, from + MAX_DECODED_BYTES);
    while (to < end && to > from + 1 && (bytes[to] & 0xc0) === 0x80) to--;
    const text = decode(bytes.subarray(from, to));
    yield {
      kind: 'text',
      at: from,
      text: text.includes('&') ? referencesResolved(text, (same) => same) : text,
    };
    from = to;
  }
}

/** The `>` of a tag: the first outside of quotes, or the first of all where quotes do not end before the next tag; −1 if there is none. */
function tagEnd(bytes: Uint8Array, at: number): number {
  let first = -1;
  let quote = 0;
  for (let p = at + 1; p < bytes.length && bytes[p] !== LESS; p++) {
    const c = bytes[p];
    if (c === GREATER) {
      if (quote === 0) return p;
      if (first < 0) first = p;
    } else if (c === quote) quote = 0;
    else if (quote === 0 && (c === 34 || c === 39) && bytes[p - 1] === 61) quote = c;
  }
  return first;
}

function commentEnd(bytes: Uint8Array, from: number): number {
  for (let p = bytes.indexOf(GREATER, from + 2); p >= 0; p = bytes.indexOf(GREATER, p + 1))
    if (bytes[p - 1] === 45 && bytes[p - 2] === 45) return p;
  return -1;
}

const ATTRIBUTE_NAME = /[^\s=]+/y;
const ATTRIBUTE_VALUE = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']*))?/y;
const BLANKS = /\s*/y;

/** The attributes of a tag, their names in capitals; values may be without quotes. Of two with one name the first counts. */
export function tagAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let at = 0; at < source.length; ) {
    BLANKS.lastIndex = at;
    at += BLANKS.exec(source)?.[0].length ?? 0;
    ATTRIBUTE_NAME.lastIndex = at;
    const name = ATTRIBUTE_NAME.exec(source)?.[0] ?? '';
    at += Math.max(name.length, 1);
    ATTRIBUTE_VALUE.lastIndex = at;
    const value = name === '' ? null : ATTRIBUTE_VALUE.exec(source);
    if (value === null) continue;
    at += value[0].length;
    const key = name.toUpperCase();
    const said = value[1] ?? value[2] ?? value[3] ?? '';
    if (!attributes.has(key))
      attributes.set(
        key,
        referencesResolved(said, (same) => same),
      );
  }
  return attributes;
}
