import type { Columns } from './conll-columns.ts';
import type { Tokens } from './tokens.ts';

const TAB = 9;
const LINE_FEED = 10;
const BLANK = 32;
const HASH = 35;
const DASH = 45;
const UNDERSCORE = 95;

/**
 * Takes in the lines that need no thought, nine in ten: those that begin with the columns of the first token (the name of
 * the document and its part) and end in `-` or `_`. Four bytes are looked at in one step. All other lines, and all files in
 * which the first columns are something else, are left to the careful reader.
 */
export class PlainLines {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #separator = TAB;
  /** Where the shared columns stand, with the separator behind them. */
  #prefix = 0;
  /** 0 until something is known. */
  #length = 0;
  /** How many lines were taken in the last time. */
  lines = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Looks at the first token of the document. */
  learn(start: number, end: number, columns: Columns): void {
    const first = this.#bytes[start];
    if (columns.wordColumn !== 3 || columns.chosen || first === HASH || first === BLANK) return;
    this.#separator = columns.tabbed ? TAB : BLANK;
    const length = columns.fields(start, end)[1][1] + 1 - start;
    this.#prefix = start;
    this.#length = length < 4 ? 0 : length;
  }

  /** Takes lines in from a position on; returns the position of the first that it leaves. */
  take(position: number, tokens: Tokens): number {
    const bytes = this.#bytes;
    const separator = this.#separator;
    let start = position;
    let lines = 0;
    for (; this.#length > 0; lines++) {
      if (bytes[start] === LINE_FEED) {
        tokens.endSentence();
        start++;
        continue;
      }
      if (!this.#beginsAsKnown(start)) break;
      const word = this.#skipColumn(start + this.#length);
      if (word < 0) break;
      const end = this.#lineEnd(word);
      if (end < 0 || bytes[end - 2] !== separator) break;
      if (bytes[end - 1] !== DASH && bytes[end - 1] !== UNDERSCORE) break;
      tokens.add(word);
      start = end + 1;
    }
    this.lines = lines;
    return start;
  }

  #beginsAsKnown(start: number): boolean {
    const view = this.#view;
    const prefix = this.#prefix;
    const last = this.#length - 4; // the last four bytes may overlap those before
    if (start + this.#length > this.#bytes.length) return false;
    for (let i = 0; i < last; i += 4) {
      if (view.getInt32(start + i, true) !== view.getInt32(prefix + i, true)) return false;
    }
    return view.getInt32(start + last, true) === view.getInt32(prefix + last, true);
  }

  /** The begin of the next column, or −1 if the line ends before. */
  #skipColumn(from: number): number {
    const bytes = this.#bytes;
    const separator = this.#separator;
    let p = from;
    if (separator === BLANK) while (bytes[p] === BLANK) p++;
    while (p < bytes.length && bytes[p] !== separator) if (bytes[p++] === LINE_FEED) return -1;
    p++;
    if (separator === BLANK) while (bytes[p] === BLANK) p++;
    return p;
  }

  /** The position of the next line feed, or −1. A byte of v ^ 0x0a0a0a0a is zero where there is one. */
  #lineEnd(from: number): number {
    const view = this.#view;
    const last = view.byteLength - 4;
    for (let p = from; p <= last; p += 4) {
      const v = view.getInt32(p, true) ^ 0x0a0a0a0a;
      const zero = (v - 0x01010101) & ~v & 0x80808080;
      if (zero !== 0) return p + ((31 - Math.clz32(zero & -zero)) >> 3);
    }
    return -1;
  }
}
