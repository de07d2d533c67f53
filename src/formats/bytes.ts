// A byte-order mark inside a file is part of a label and must be kept.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The text of some bytes. A byte that is not part of valid UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF, as in Python
 * (PEP 383). Valid UTF-8 contains none of them, so different bytes are always different texts and labels never merge.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes.length === 1 && bytes[0] < 0x80) return String.fromCharCode(bytes[0]); // most cells of a column file
  const text = utf8.decode(bytes);
  return text.includes('\ufffd') ? decodeByCharacter(bytes) : text;
}

function decodeByCharacter(bytes: Uint8Array): string {
  let text = '';
  for (let p = 0; p < bytes.length; ) {
    const length = characterLength(bytes, p);
    if (length > 1) text += utf8.decode(bytes.subarray(p, p + length));
    else text += String.fromCharCode(length === 1 ? bytes[p] : 0xdc00 + bytes[p]);
    p += Math.max(length, 1);
  }
  return text;
}

/** The number of bytes of the UTF-8 character at a position; 0 if there is none (Unicode Standard, table 3-7). */
function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (at + length > bytes.length) return 0;
  // Overlong forms, surrogates and code points beyond U+10FFFF are excluded by the second byte.
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (bytes[at + 1] < low || bytes[at + 1] > high) return 0;
  for (let p = at + 2; p < at + length; p++) if ((bytes[p] & 0xc0) !== 0x80) return 0;
  return length;
}

/** The bytes of an ASCII text. */
export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

export function startsWith(bytes: Uint8Array, start: number, end: number, prefix: Uint8Array): boolean {
  if (start + prefix.length > end) return false;
  for (let i = 0; i < prefix.length; i++) if (bytes[start + i] !== prefix[i]) return false;
  return true;
}

/** The text of a range. Short ASCII texts, as most labels are, are made without a decoder. */
export function decodeRange(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 64) return decode(bytes.subarray(start, end));
  let text = '';
  for (let p = start; p < end; p++) {
    if (bytes[p] >= 0x80) return decode(bytes.subarray(start, end));
    text += String.fromCharCode(bytes[p]);
  }
  return text;
}

/** The position of the next line feed, or `end`. */
export function lineEnd(bytes: Uint8Array, start: number, end: number): number {
  let p = start;
  while (p < end && bytes[p] !== 10) p++;
  return p;
}

/** The length of a UTF-8 byte-order mark at the start. */
export const bomLength = (bytes: Uint8Array): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

/** The number of line feeds. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let p = 0; p < bytes.length; p++) if (bytes[p] === 10) lines++;
  return lines;
}

/** Longest part of a line that a message shows, in bytes. */
const EXCERPT_BYTES = 160;

/** A line for a message: cut where it is long, control characters made visible. */
export function excerptOf(bytes: Uint8Array, start: number, end: number): string {
  const text = decodeLossy(bytes.subarray(start, Math.min(end, start + EXCERPT_BYTES)))
    .replace(/\t/g, '  ')
    .replace(/[\x00-\x1f\x7f-\x9f]/g, '\ufffd');
  return end - start > EXCERPT_BYTES ? `${text} …` : text;
}

const lossy = new TextDecoder('utf-8');
const decodeLossy = (bytes: Uint8Array): string => lossy.decode(bytes);

/** The 1-based column, in characters, of a byte of a line: one for each byte that does not continue a character. */
export function columnAt(bytes: Uint8Array, lineStart: number, at: number): number {
  let column = 1;
  for (let p = lineStart; p < at; p++) if ((bytes[p] & 0xc0) !== 0x80) column++;
  return column;
}
