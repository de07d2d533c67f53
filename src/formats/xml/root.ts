import { firstByte, headText } from '../head-text.ts';

/** White space, declarations and comments before the first element, and its name. */
const FIRST_ELEMENT =
  /^\s*(?:<\?[^>]*\?>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<([^\s<>/!?"'=]{1,64})/;

let lastHead: Uint8Array | undefined;
let lastRoot = '';

/** The name of the first element of a file that begins like XML; empty for any other file. Several formats need it, so the last result is kept. */
export function rootOf(head: Uint8Array): string {
  if (head !== lastHead) {
    lastRoot = firstByte(head) === 60 ? (FIRST_ELEMENT.exec(headText(head))?.[1] ?? '') : '';
    lastHead = head;
  }
  return lastRoot;
}
