import type { Document } from '../core/document.ts';

/** The words of the mentions of a document, at the positions of the key, and the canonical order of mentions. */
export class MentionWords {
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #pieces: Document['mentions']['pieces'];
  readonly #heads: Int32Array | undefined;
  readonly #length: number;
  readonly #added: NonNullable<Document['tokens']>['added'];

  constructor({ mentions, tokens }: Pick<Document, 'mentions' | 'tokens'>) {
    this.#starts = mentions.starts;
    this.#ends = mentions.ends;
    this.#pieces = mentions.pieces;
    this.#heads = mentions.extras?.get('head');
    this.#length = tokens?.length ?? 0;
    this.#added = tokens?.added;
  }

  /** First position of a mention. */
  start(mention: number): number {
    return this.#starts[mention];
  }

  /** One past its last position. */
  end(mention: number): number {
    return this.#ends[mention];
  }

  /** The ranges of a mention, as starts and ends in ascending order. */
  ranges(mention: number): ArrayLike<number> {
    const pieces = this.#pieces;
    return pieces === undefined || pieces.start[mention] === pieces.start[mention + 1]
      ? [this.#starts[mention], this.#ends[mention]]
      : pieces.bounds.subarray(pieces.start[mention], pieces.start[mention + 1]);
  }

  /** The number of words of a mention. */
  size(mention: number): number {
    if (this.#pieces === undefined) return this.#ends[mention] - this.#starts[mention];
    const ranges = this.ranges(mention);
    let size = 0;
    for (let r = 0; r < ranges.length; r += 2) size += ranges[r + 1] - ranges[r];
    return size;
  }

  /** The number of words that a mention shares with one of another document. */
  common(mention: number, other: MentionWords, theirs: number): number {
    if (this.#pieces === undefined && other.#pieces === undefined) {
      const end = Math.min(this.#ends[mention], other.#ends[theirs]);
      return Math.max(0, end - Math.max(this.#starts[mention], other.#starts[theirs]));
    }
    const [ours, others] = [this.ranges(mention), other.ranges(theirs)];
    let common = 0;
    for (let r = 0, s = 0; r < ours.length && s < others.length; ) {
      const end = Math.min(ours[r + 1], others[s + 1]);
      common += Math.max(0, end - Math.max(ours[r], others[s]));
      if (ours[r + 1] === end) r += 2;
      else s += 2;
    }
    return common;
  }

  /** Whether a mention covers a range of words. */
  covers(mention: number, start: number, end: number): boolean {
    const ranges = this.ranges(mention);
    for (let r = 0; r < ranges.length; r += 2) if (ranges[r] <= start && ranges[r + 1] >= end) return true;
    return false;
  }

  /**
   * The canonical order of two mentions: first word, last word, number of words, the words themselves, head. An empty node that
   * the key lacks is at its place in the text, not at its position.
   */
  compare = (a: number, b: number): number => {
    const first = this.#order(this.firstWord(a)) - this.#order(this.firstWord(b));
    if (first !== 0) return first;
    const last = this.#order(this.#lastWord(a)) - this.#order(this.#lastWord(b));
    if (last !== 0) return last;
    return this.size(a) - this.size(b) || this.#compareWords(a, b) || this.#head(a) - this.#head(b);
  };

  /** The first word of a mention in the text. */
  firstWord(mention: number): number {
    let first = this.#starts[mention];
    if (this.#added !== undefined)
      for (const token of this.#addedWords(mention))
        if (this.#order(token) < this.#order(first)) first = token;
    return first;
  }

  #lastWord(mention: number): number {
    if (this.#added === undefined) return this.#ends[mention] - 1;
    const ranges = this.ranges(mention);
    let last = -1;
    // Of a range of the key the last word is the last one; added words have places of their own.
    for (let r = 0; r < ranges.length; r += 2)
      if (ranges[r] < this.#length) last = Math.min(ranges[r + 1], this.#length) - 1;
    for (const token of this.#addedWords(mention))
      if (last < 0 || this.#order(token) > this.#order(last)) last = token;
    return last;
  }

  /** The words of a mention that the key lacks. */
  #addedWords(mention: number): number[] {
    const ranges = this.ranges(mention);
    const words: number[] = [];
    for (let r = 0; r < ranges.length; r += 2)
      for (let token = Math.max(ranges[r], this.#length); token < ranges[r + 1]; token++) words.push(token);
    return words;
  }

  #compareWords(a: number, b: number): number {
    if (this.#pieces === undefined) return 0;
    const [ours, others] = [this.#orders(a), this.#orders(b)];
    for (let i = 0; i < ours.length && i < others.length; i++)
      if (ours[i] !== others[i]) return ours[i] - others[i];
    return 0;
  }

  #orders(mention: number): number[] {
    const orders: number[] = [];
    const ranges = this.ranges(mention);
    for (let r = 0; r < ranges.length; r += 2)
      for (let token = ranges[r]; token < ranges[r + 1]; token++) orders.push(this.#order(token));
    return orders.sort((one, other) => one - other);
  }

  #order(token: number): number {
    return token < this.#length ? token : (this.#added?.[token - this.#length]?.order ?? token);
  }

  #head(mention: number): number {
    const head = this.#heads?.[mention] ?? -1;
    return head < 0 ? -Infinity : this.#order(head);
  }
}
