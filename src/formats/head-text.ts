import { bomLength, decode } from './bytes.ts';

let lastHead: Uint8Array | undefined;
let lastText = '';

/** The first bytes of a file as text, without a byte-order mark. Formats are tried one after the other on the same bytes, so the last text is kept. */
export function headText(head: Uint8Array): string {
  if (head !== lastHead) {
    lastText = decode(head.subarray(bomLength(head)));
    lastHead = head;
  }
  return lastText;
}

/** Whether a file is empty, or has nothing but white space in its first bytes. */
export const isBlank = (head: Uint8Array): boolean => firstByte(head) < 0;

/** Whether the first bytes may be those of a text: they have no zero. */
export const isText = (head: Uint8Array): boolean => !head.includes(0);

/** The first byte that is neither white space nor part of a byte-order mark; −1 if there is none. It distinguishes most formats. */
export function firstByte(head: Uint8Array): number {
  for (let p = bomLength(head); p < head.length; p++) {
    if (head[p] > 32) return head[p];
  }
  return -1;
}
