import type { Mention } from './document.ts';

/** Whether two mentions cover the same tokens. */
export function sameSpan(a: Mention, b: Mention): boolean {
  if (a.start !== b.start || a.end !== b.end) return false;
  if (a.parts === undefined || b.parts === undefined) return a.parts === b.parts;
  return (
    a.parts.length === b.parts.length &&
    a.parts.every(([start, end], i) => start === b.parts?.[i][0] && end === b.parts[i][1])
  );
}

function hash(mention: Mention): number {
  let h = Math.imul(mention.start, 0x9e3779b1) ^ Math.imul(mention.end, 0x85ebca6b);
  for (const [start, end] of mention.parts ?? []) {
    h = Math.imul(h ^ start, 0xc2b2ae35) + Math.imul(end, 0x27d4eb2f);
  }
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/**
 * Finds mentions by their span. An open-addressing hash table over the indices of a mention list: a tenth of the
 * time of a `Map` with composite keys, which is what matching would otherwise spend most of its time in.
 */
export class SpanIndex {
  readonly #mentions: readonly Mention[];
  /** Number of the mention plus one; 0 where nothing is. */
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(mentions: readonly Mention[]) {
    this.#mentions = mentions;
    const size = 1 << (32 - Math.clz32(Math.max(mentions.length, 1) * 2 - 1));
    this.#slots = new Int32Array(size);
    this.#mask = size - 1;
  }

  /** An index that holds every mention of a list without repeated spans. */
  static of(mentions: readonly Mention[]): SpanIndex {
    const index = new SpanIndex(mentions);
    for (let i = 0; i < mentions.length; i++) index.add(i);
    return index;
  }

  /** Adds mention number `i` unless its span is there already; returns the number of the mention that is. */
  add(i: number): number {
    const slot = this.#slotOf(this.#mentions[i]);
    if (this.#slots[slot] === 0) this.#slots[slot] = i + 1;
    return this.#slots[slot] - 1;
  }

  /** The number of the mention with the same span, or −1. */
  find(mention: Mention): number {
    return this.#slots[this.#slotOf(mention)] - 1;
  }

  #slotOf(mention: Mention): number {
    let slot = hash(mention) & this.#mask;
    while (this.#slots[slot] > 0 && !sameSpan(this.#mentions[this.#slots[slot] - 1], mention)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }
}
