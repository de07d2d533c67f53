import type { Tokens } from '../../core/document.ts';
import { JsonCursor } from './cursor.ts';
import { stringBetween } from './string-between.ts';

/** Words that are still in the bytes of their file; each is decoded when it is asked for. */
export class JsonTokens implements Tokens {
  readonly length: number;
  readonly digest: number | undefined;
  readonly emptyNodes: ReadonlySet<number> | undefined;
  readonly #bytes: Uint8Array;
  readonly #starts: ArrayLike<number>;

  constructor(
    bytes: Uint8Array,
    starts: ArrayLike<number>,
    digest: number | undefined,
    emptyNodes?: ReadonlySet<number>,
  ) {
    this.length = starts.length;
    this.digest = digest;
    this.emptyNodes = emptyNodes;
    this.#bytes = bytes;
    this.#starts = starts;
  }

  at(index: number): string {
    return stringFrom(this.#bytes, this.#starts[index]);
  }

  /** The same tokens, of which those with a prefix are empty nodes. They have no digest: texts with other empty nodes may be the same. */
  withEmptyNodes(prefix: string): JsonTokens {
    const empty = new Set<number>();
    for (let i = 0; i < this.length; i++) if (this.at(i).startsWith(prefix)) empty.add(i);
    return empty.size === 0 ? this : new JsonTokens(this.#bytes, this.#starts, undefined, empty);
  }
}

/** The string whose opening quote is at a position. */
export function stringFrom(bytes: Uint8Array, at: number): string {
  const cursor = new JsonCursor(bytes, at);
  cursor.skipString();
  return stringBetween(bytes, at, cursor.at);
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const FIRST_FACTOR = 0x01000193;
const SECOND_FACTOR = 0x85ebca6b | 0;

/** The words of a document while it is read: where each begins, the sentences, and a hash of the text as it is written. */
export class WordList {
  readonly sentences: number[] = [];
  #starts = new Int32Array(1024);
  #length = 0;
  #breaks = true;
  #low = 0x811c9dc5 | 0;
  #high = 0x9e3779b9 | 0;

  get length(): number {
    return this.#length;
  }

  /** Takes the next value, which must be a string, as a word. */
  take(cursor: JsonCursor): void {
    if (cursor.peek() !== QUOTE) throw cursor.fault('a word in quotes');
    const start = cursor.at;
    cursor.skipString();
    this.#hash(cursor.bytes, start, cursor.at);
    if (this.#breaks) {
      this.sentences.push(this.#length);
      this.#breaks = false;
    }
    if (this.#length === this.#starts.length) this.#grow();
    this.#starts[this.#length++] = start;
  }

  /**
   * Takes the next item of a list as a word, and the strings that follow it directly. Most bytes of a file are read here, so each is looked at once: its end is
   * found and its hash computed in one loop.
   */
  takeRun(cursor: JsonCursor): void {
    if (cursor.peek() !== QUOTE) throw cursor.fault('a word in quotes');
    const { bytes, end } = cursor;
    let low = this.#low;
    let high = this.#high;
    if (this.#breaks) {
      this.sentences.push(this.#length);
      this.#breaks = false;
    }
    let p = cursor.at;
    for (;;) {
      const start = p;
      let c = QUOTE;
      do {
        low = Math.imul(low ^ c, FIRST_FACTOR);
        high = (((high << 5) | (high >>> 27)) + low) | 0;
        p++;
        if (c === BACKSLASH && p < end) {
          low = Math.imul(low ^ bytes[p], FIRST_FACTOR);
          high = (((high << 5) | (high >>> 27)) + low) | 0;
          p++;
        }
        c = p < end ? bytes[p] : 0;
      } while (c !== QUOTE && c >= 32);
      if (c !== QUOTE) {
        cursor.at = start;
        cursor.skipString(); // throws: the string has no end
      }
      p++;
      low = Math.imul(low ^ QUOTE, FIRST_FACTOR);
      high = (((high << 5) | (high >>> 27)) + low) | 0;
      if (this.#length === this.#starts.length) this.#grow();
      this.#starts[this.#length++] = start;
      if (bytes[p] !== COMMA) break;
      const next = bytes[p + 1] === 32 ? p + 2 : p + 1;
      if (next >= end || bytes[next] !== QUOTE) break;
      p = next;
    }
    cursor.at = p;
    this.#low = low;
    this.#high = high;
  }

  #grow(): void {
    const grown = new Int32Array(2 * this.#length);
    grown.set(this.#starts);
    this.#starts = grown;
  }

  endSentence(): void {
    this.#breaks = true;
    this.#low = Math.imul(this.#low ^ 10, FIRST_FACTOR);
    this.#high = Math.imul(this.#high ^ 10, SECOND_FACTOR);
  }

  tokens(bytes: Uint8Array): JsonTokens {
    // As much of a hash as a number holds.
    const digest = (this.#high & 0x1fffff) * 2 ** 32 + (this.#low >>> 0);
    return new JsonTokens(bytes, this.#starts.subarray(0, this.#length), digest);
  }

  /** Both quotes belong to the word, so that `ab`, `c` and `a`, `bc` differ. */
  #hash(bytes: Uint8Array, start: number, end: number): void {
    let low = this.#low;
    let high = this.#high;
    for (let p = start; p < end; p++) {
      low = Math.imul(low ^ bytes[p], FIRST_FACTOR);
      high = (((high << 5) | (high >>> 27)) + low) | 0;
    }
    this.#low = low;
    this.#high = high;
  }
}
