// A byte-order mark inside a file is part of a label, not to be dropped.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');

/**
 * The text of some bytes. Broken UTF-8 is read byte by byte instead, so that different labels stay different: replacing
 * bad bytes by one mark would silently merge entities.
 */
export function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

/** The position of the next line feed, or `end`. */
export function lineEnd(bytes: Uint8Array, from: number, end: number): number {
  let p = from;
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
const EXCERPT = 160;

/** A line for a message: cut where it is long, control characters made visible. */
export function excerptOf(bytes: Uint8Array, start: number, end: number): string {
  const text = decodeLossy(bytes.subarray(start, Math.min(end, start + EXCERPT)))
    .replace(/\t/g, '  ')
    .replace(/[\x00-\x1f\x7f-\x9f]/g, '\ufffd');
  return end - start > EXCERPT ? `${text} …` : text;
}

const lossy = new TextDecoder('utf-8');
const decodeLossy = (bytes: Uint8Array): string => lossy.decode(bytes);

/** The 1-based column, in characters, of a byte of a line: one for each byte that does not continue a character. */
export function columnOf(bytes: Uint8Array, lineStart: number, at: number): number {
  let column = 1;
  for (let p = lineStart; p < at; p++) if ((bytes[p] & 0xc0) !== 0x80) column++;
  return column;
}
