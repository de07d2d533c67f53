import { clip } from '../../problems/clip.ts';
import { decode } from '../bytes.ts';
import { MAX_POSITION } from '../text-lines.ts';
import { stringBetween } from './string-between.ts';

/** Deepest nesting that is read. Annotation needs five levels; the limit is for hostile files. */
export const MAX_JSON_DEPTH = 512;

/** The text is not JSON, or not what was expected there. */
export class JsonFault extends Error {
  /** Offset of the byte where the fault was noticed. */
  readonly at: number;
  readonly expected: string;

  constructor(message: string, at: number, expected: string) {
    super(message);
    this.name = 'JsonFault';
    this.at = at;
    this.expected = expected;
  }
}

const QUOTE = 34;
const COMMA = 44;
const MINUS = 45;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;

/** Literals by their first letter. NaN and Infinity are not JSON, but Python writes them. */
const LITERALS: ReadonlyMap<number, string> = new Map(
  ['true', 'false', 'null', 'NaN', 'Infinity'].map((word) => [word.charCodeAt(0), word]),
);

/**
 * Reads JSON from bytes, value by value. Most of a file is words that are not needed, so strings are made on demand only; every fault has a
 * position, numbers keep their digits, keys never become property names, and the length of a text is not limited by that of a string.
 */
export class JsonCursor {
  readonly bytes: Uint8Array;
  at: number;
  end: number;
  readonly #isObject = new Uint8Array(MAX_JSON_DEPTH);
  readonly #literals = LITERALS;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  /** The first byte of the next value or sign, or −1 at the end. */
  peek(): number {
    const { bytes, end } = this;
    let p = this.at;
    while (p < end) {
      const c = bytes[p];
      if (c > 32) break;
      if (c !== 32 && c !== 10 && c !== 13 && c !== 9) break;
      p++;
    }
    this.at = p;
    return p < end ? bytes[p] : -1;
  }

  /** Skips a byte-order mark. Files that were joined have one at the start of a line. */
  skipMark(): void {
    const { bytes, at } = this;
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf && at + 3 <= this.end)
      this.at = at + 3;
  }

  /** Skips a value of any kind and depth. */
  skip(): void {
    let depth = 0;
    for (;;) {
      const c = this.peek();
      if (c === QUOTE) {
        this.skipString();
        if (depth > 0 && this.#isObject[depth - 1] === 0) while (this.nextIsString()) this.skipString();
      } else if (c === OPEN_LIST || c === OPEN_OBJECT) {
        if (depth === MAX_JSON_DEPTH)
          throw this.#fault(`values are nested more than ${MAX_JSON_DEPTH} deep`, 'a document');
        this.at++;
        const isObject = c === OPEN_OBJECT;
        if (this.peek() === (isObject ? CLOSE_OBJECT : CLOSE_LIST)) this.at++;
        else {
          this.#isObject[depth++] = isObject ? 1 : 0;
          if (isObject) this.#skipKey();
          continue;
        }
      } else this.#skipScalar(c);
      // After a value: the next item, or the ends of lists and objects.
      for (;;) {
        if (depth === 0) return;
        const isObject = this.#isObject[depth - 1] === 1;
        const sign = this.peek();
        if (sign === COMMA) {
          this.at++;
          if (isObject) this.#skipKey();
          break;
        }
        if (sign !== (isObject ? CLOSE_OBJECT : CLOSE_LIST)) throw this.#noEnd(isObject);
        this.at++;
        depth--;
      }
    }
  }

  /** After a string of a list: moves to the next string, if one follows directly. This is the usual case in a list of words. */
  nextIsString(): boolean {
    const { bytes, at } = this;
    if (at + 2 >= this.end || bytes[at] !== COMMA) return false;
    const next = bytes[at + 1] === 32 ? at + 2 : at + 1;
    if (bytes[next] !== QUOTE || next >= this.end) return false;
    this.at = next;
    return true;
  }

  /** Skips a string; the cursor is at its quote. */
  skipString(): void {
    const { bytes, end } = this;
    let p = this.at + 1;
    while (p < end) {
      const c = bytes[p];
      if (c === QUOTE) {
        this.at = p + 1;
        return;
      }
      if (c === BACKSLASH) p++;
      else if (c < 32) {
        this.at = p;
        throw this.#fault(
          'a string contains a line break or control character',
          'a quote before it, or an escape',
        );
      }
      p++;
    }
    this.at = end;
    throw this.#fault('a string has no end', 'a closing quote');
  }

  /** The next value, which must be a string. */
  string(what = 'a string'): string {
    if (this.peek() !== QUOTE) throw this.fault(what);
    const start = this.at;
    this.skipString();
    return stringBetween(this.bytes, start, this.at);
  }

  /** The next value, which must be a whole number that is not negative. */
  index(what = 'a whole number'): number {
    const c = this.peek();
    if (!isDigit(c)) throw this.fault(what);
    const { bytes, end } = this;
    let p = this.at;
    let value = 0;
    while (p < end && isDigit(bytes[p])) value = value * 10 + bytes[p++] - 48;
    const next = bytes[p];
    if (p < end && (next === 46 || next === 101 || next === 69)) throw this.fault(what);
    if (value > MAX_POSITION) throw this.fault(`${what} below ${MAX_POSITION + 1}`);
    this.at = p;
    return value;
  }

  /** The next value as a label: a string, or the digits of a number as they are written. */
  label(what = 'a name'): string {
    const c = this.peek();
    if (c === QUOTE) return this.string();
    const start = this.at;
    if (c !== MINUS && !isDigit(c)) throw this.fault(what);
    this.#skipScalar(c);
    return decode(this.bytes.subarray(start, this.at));
  }

  /** Enters a list; whether it has an item. */
  openList(what = 'a list'): boolean {
    if (this.peek() !== OPEN_LIST) throw this.fault(what);
    this.at++;
    if (this.peek() !== CLOSE_LIST) return true;
    this.at++;
    return false;
  }

  /** After an item of a list: whether another one follows. */
  nextItem(): boolean {
    const c = this.peek();
    if (c !== COMMA && c !== CLOSE_LIST) throw this.#noEnd(false);
    this.at++;
    return c === COMMA;
  }

  /** Enters an object; whether it has a member. */
  openObject(what = 'an object'): boolean {
    if (this.peek() !== OPEN_OBJECT) throw this.fault(what);
    this.at++;
    if (this.peek() !== CLOSE_OBJECT) return true;
    this.at++;
    return false;
  }

  /** The key of the next member; the cursor moves to its value. A key that was seen before is a fault: readers differ in which of the two values counts. */
  key(seen?: { has(key: string): boolean }): string {
    this.peek();
    const start = this.at;
    const name = this.string('a key in quotes');
    if (seen?.has(name))
      throw new JsonFault(
        `the key ${JSON.stringify(clip(name))} occurs twice in an object`,
        start,
        'each key once',
      );
    this.#colon();
    return name;
  }

  /** After the value of a member: whether another member follows. */
  nextMember(): boolean {
    const c = this.peek();
    if (c !== COMMA && c !== CLOSE_OBJECT) throw this.#noEnd(true);
    this.at++;
    return c === COMMA;
  }

  /** A fault at the next value. */
  fault(expected: string): JsonFault {
    const c = this.peek();
    const found =
      c < 0
        ? 'the text ends'
        : c === QUOTE
          ? 'found a string'
          : c === OPEN_LIST
            ? 'found a list'
            : c === OPEN_OBJECT
              ? 'found an object'
              : isDigit(c) || c === MINUS
                ? 'found a number'
                : 'found something else';
    return new JsonFault(`${found} here`, this.at, expected);
  }

  #skipKey(): void {
    if (this.peek() !== QUOTE) throw this.fault('a key in quotes');
    this.skipString();
    this.#colon();
  }

  #colon(): void {
    if (this.peek() !== COLON) throw this.fault('":" after the key');
    this.at++;
  }

  #skipScalar(c: number): void {
    const { bytes, end } = this;
    let p = this.at;
    if (c === MINUS || isDigit(c)) {
      if (c === MINUS) p++;
      const digits = p;
      while (p < end && isDigit(bytes[p])) p++;
      if (p > digits) {
        if (p < end && bytes[p] === 46) {
          p++;
          while (p < end && isDigit(bytes[p])) p++;
        }
        if (p < end && (bytes[p] === 101 || bytes[p] === 69)) {
          p++;
          if (p < end && (bytes[p] === 43 || bytes[p] === MINUS)) p++;
          while (p < end && isDigit(bytes[p])) p++;
        }
        this.at = p;
        return;
      }
    }
    const word = this.#literals.get(bytes[p]);
    if (c >= 0 && word !== undefined && decode(bytes.subarray(p, Math.min(end, p + word.length))) === word) {
      this.at = p + word.length;
      return;
    }
    throw this.fault('a value');
  }

  #noEnd(isObject: boolean): JsonFault {
    return this.fault(
      isObject ? '"," or "}" after a value of an object' : '"," or "]" after an item of a list',
    );
  }

  #fault(message: string, expected: string): JsonFault {
    return new JsonFault(message, this.at, expected);
  }
}
