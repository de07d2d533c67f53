/**
 * Byte strings: strings in which every character is one byte. Perl reads and prints bytes, so names and labels
 * must come out exactly as they went in, whatever their encoding.
 */

/** Up to here, as for every sensible label, one character after the other is fastest. */
const SHORT = 16;
const CHUNK = 8192;

/** The bytes `from` up to `to` as a byte string. (TextDecoder's "latin1" is windows-1252 and would not do.) */
export function byteString(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = '';
  if (to - from <= SHORT) {
    for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at]);
    return text;
  }
  for (let at = from; at < to; at += CHUNK) {
    // `apply` takes a typed array as it is; spreading it would go through an iterator.
    const chunk = bytes.subarray(at, Math.min(at + CHUNK, to)) as unknown as number[];
    text += String.fromCharCode.apply(null, chunk);
  }
  return text;
}

/** A command-line argument as the bytes that the shell passed. */
export const argumentBytes = (text: string): string => byteString(new TextEncoder().encode(text));

/** The bytes that a byte string stands for. */
export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Lower case of ASCII letters only, as Perl does it for bytes. */
export const lowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Perl's `\s` for bytes: tab, line feed, vertical tab, form feed, carriage return, space. */
export const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

export const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
