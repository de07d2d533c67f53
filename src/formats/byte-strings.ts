import { decodeRange } from './bytes.ts';

const HASH_FACTOR = 0x01000193;
/** Slots that are probed for a string. More would let a file with chosen hashes take a long time. */
const MAX_PROBES = 8;
/** Maximum number of strings that are kept; then the table is cleared. */
const MAX_KEPT_STRINGS = 1 << 16;

/**
 * The strings of ranges of bytes. Most fields of an annotation are repeated (ids, types), and comparing bytes with those of an earlier range is much faster than
 * making the same string again.
 */
export class ByteStrings {
  readonly #bytes: Uint8Array;
  /** Indices of the strings from 1; 0 is a free slot. */
  #slots = new Int32Array(1 << 10);
  #strings: string[] = [''];
  #starts: number[] = [0];
  #ends: number[] = [0];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  at(start: number, end: number): string {
    if (start >= end) return '';
    const bytes = this.#bytes;
    let hash = 0x811c9dc5 | 0;
    for (let p = start; p < end; p++) hash = Math.imul(hash ^ bytes[p], HASH_FACTOR);
    const mask = this.#slots.length - 1;
    const slot = hash ^ (hash >>> 15);
    for (let i = 0; i < MAX_PROBES; i++) {
      const index = this.#slots[(slot + i) & mask];
      if (index === 0) return this.#add((slot + i) & mask, start, end);
      if (this.#isSame(index, start, end)) return this.#strings[index];
    }
    return decodeRange(bytes, start, end);
  }

  #isSame(index: number, start: number, end: number): boolean {
    const from = this.#starts[index];
    if (this.#ends[index] - from !== end - start) return false;
    const bytes = this.#bytes;
    for (let p = start, q = from; p < end; p++, q++) if (bytes[p] !== bytes[q]) return false;
    return true;
  }

  #add(slot: number, start: number, end: number): string {
    const text = decodeRange(this.#bytes, start, end);
    this.#slots[slot] = this.#strings.push(text) - 1;
    this.#starts.push(start);
    this.#ends.push(end);
    const count = this.#strings.length;
    if (count > MAX_KEPT_STRINGS) {
      this.#slots = new Int32Array(1 << 10);
      [this.#strings, this.#starts, this.#ends] = [[''], [0], [0]];
    } else if (2 * count > this.#slots.length) this.#grow();
    return text;
  }

  #grow(): void {
    const slots = new Int32Array(4 * this.#slots.length);
    const mask = slots.length - 1;
    const bytes = this.#bytes;
    for (let index = 1; index < this.#strings.length; index++) {
      let hash = 0x811c9dc5 | 0;
      for (let p = this.#starts[index]; p < this.#ends[index]; p++)
        hash = Math.imul(hash ^ bytes[p], HASH_FACTOR);
      const slot = hash ^ (hash >>> 15);
      for (let i = 0; i < MAX_PROBES; i++) {
        if (slots[(slot + i) & mask] !== 0) continue;
        slots[(slot + i) & mask] = index;
        break;
      }
    }
    this.#slots = slots;
  }
}
