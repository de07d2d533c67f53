import { decode } from './bytes.ts';

/** The bytes of an ASCII text. */
export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

export function startsWith(bytes: Uint8Array, start: number, end: number, prefix: Uint8Array): boolean {
  if (start + prefix.length > end) return false;
  for (let i = 0; i < prefix.length; i++) if (bytes[start + i] !== prefix[i]) return false;
  return true;
}

/** The text of a range. Short ASCII texts, as most labels are, are made without a decoder. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 64) return decode(bytes.subarray(from, to));
  let text = '';
  for (let p = from; p < to; p++) {
    if (bytes[p] >= 0x80) return decode(bytes.subarray(from, to));
    text += String.fromCharCode(bytes[p]);
  }
  return text;
}
