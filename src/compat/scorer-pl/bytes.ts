/**
 * Byte strings: strings in which every character is one byte. Perl reads and prints bytes, so names and labels
 * must be printed exactly as they were read, whatever their encoding.
 */

/** Up to this length, which covers nearly all labels, appending single characters is fastest. */
const MAX_SHORT_LENGTH = 16;
const CHUNK_BYTES = 8192;

/** The bytes from `start` to `end` as a byte string. (TextDecoder's "latin1" is windows-1252.) */
export function byteString(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  if (end - start <= MAX_SHORT_LENGTH) {
    for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]);
    return text;
  }
  for (let at = start; at < end; at += CHUNK_BYTES) {
    // `apply` takes a typed array as it is; spreading it would go through an iterator.
    const chunk = bytes.subarray(at, Math.min(at + CHUNK_BYTES, end)) as unknown as number[];
    text += String.fromCharCode.apply(null, chunk);
  }
  return text;
}

/** A command-line argument as the byte string that the shell passed. */
export const argumentBytes = (text: string): string => byteString(new TextEncoder().encode(text));

/** The bytes of a byte string. */
export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Converts ASCII letters only, as Perl does for bytes. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Perl's `\s` for bytes: tab, line feed, vertical tab, form feed, carriage return, space. */
export const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

export const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
