/** Numbers about the free mentions of a node of the tree. */
interface Box {
  readonly minStart: number;
  readonly maxStart: number;
  readonly minEnd: number;
  readonly maxEnd: number;
  readonly minSize: number;
  /** The first one in canonical order; `Infinity` if none is free. */
  readonly minRank: number;
}

/** A mention of the tree. */
export interface Spanned {
  readonly start: number;
  readonly end: number;
  /** The number of its words. */
  readonly size: number;
  /** Its place in canonical order, which is its index. */
  readonly rank: number;
}

/**
 * Mentions by start and end, from which the best one for a span is found without looking at all of them: a k-d tree with bounds. Mentions can be
 * taken out.
 */
export class SpanTree {
  readonly #items: readonly Spanned[];
  /** Indices of items; node k of the tree covers the halves of nodes 2k and 2k + 1. */
  readonly #order: Int32Array;
  readonly #boxes: Box[] = [];
  readonly #isTaken: Uint8Array;
  readonly #leafOf: Int32Array;
  readonly #leaves: readonly (readonly number[])[];

  constructor(items: readonly Spanned[]) {
    this.#items = items;
    this.#order = Int32Array.from(items, (_, i) => i);
    this.#isTaken = new Uint8Array(items.length);
    this.#leafOf = new Int32Array(items.length);
    const leaves: number[][] = [];
    this.#build(1, 0, items.length, leaves);
    this.#leaves = leaves;
  }

  isTaken(item: number): boolean {
    return this.#isTaken[item] === 1;
  }

  take(item: number): void {
    this.#isTaken[item] = 1;
    for (let node = this.#leafOf[item]; node >= 1; node >>>= 1) this.#boxes[node] = this.#freeBox(node);
  }

  /**
   * The best free item. `isBetter` compares an item with the best one so far (which is −1 at first) and may refuse it; `canImprove` says whether a node with at most
   * these common words, at least this size and this rank may have a better one. `isWithin`: only items within the span are looked at.
   */
  best(
    span: Pick<Spanned, 'start' | 'end'>,
    isWithin: boolean,
    isBetter: (item: number, best: number) => boolean,
    canImprove: (bound: { common: number; size: number; rank: number }, best: number) => boolean,
  ): number {
    let best = -1;
    const visit = (node: number): void => {
      const box = this.#boxes[node];
      if (box === undefined || box.minRank === Infinity) return;
      if (isWithin && (box.maxStart < span.start || box.minEnd > span.end)) return;
      const common = Math.min(span.end, box.maxEnd) - Math.max(span.start, box.minStart);
      if (common <= 0 || !canImprove({ common, size: box.minSize, rank: box.minRank }, best)) return;
      const leaf = this.#leaves[node];
      if (leaf !== undefined) {
        for (const item of leaf) if (this.#isTaken[item] === 0 && isBetter(item, best)) best = item;
        return;
      }
      // The half with the closer borders first, so that the other one can be left out more often.
      const [one, other] = [2 * node, 2 * node + 1];
      const swapped = distance(span, this.#boxes[other]) < distance(span, this.#boxes[one]);
      visit(swapped ? other : one);
      visit(swapped ? one : other);
    };
    visit(1);
    return best;
  }

  /** The box of the free items of a node whose parts are up to date. */
  #freeBox(node: number): Box {
    const leaf = this.#leaves[node];
    if (leaf !== undefined)
      return boxOf(leaf.filter((item) => this.#isTaken[item] === 0).map((item) => this.#items[item]));
    const [one, other] = [this.#boxes[2 * node], this.#boxes[2 * node + 1]];
    return {
      minStart: Math.min(one.minStart, other.minStart),
      maxStart: Math.max(one.maxStart, other.maxStart),
      minEnd: Math.min(one.minEnd, other.minEnd),
      maxEnd: Math.max(one.maxEnd, other.maxEnd),
      minSize: Math.min(one.minSize, other.minSize),
      minRank: Math.min(one.minRank, other.minRank),
    };
  }

  #build(node: number, from: number, to: number, leaves: number[][]): void {
    const items = Array.from(this.#order.subarray(from, to), (index) => this.#items[index]);
    const box = boxOf(items);
    this.#boxes[node] = box;
    if (to - from <= LEAF_ITEMS) {
      leaves[node] = [...this.#order.subarray(from, to)];
      for (const item of leaves[node]) this.#leafOf[item] = node;
      return;
    }
    const byStart = box.maxStart - box.minStart > box.maxEnd - box.minEnd;
    this.#order
      .subarray(from, to)
      .sort((a, b) =>
        byStart ? this.#items[a].start - this.#items[b].start : this.#items[a].end - this.#items[b].end,
      );
    const middle = (from + to) >>> 1;
    this.#build(2 * node, from, middle, leaves);
    this.#build(2 * node + 1, middle, to, leaves);
  }
}

const LEAF_ITEMS = 8;

/** How far the borders of a span are from those of the items of a box. */
const distance = ({ start, end }: Pick<Spanned, 'start' | 'end'>, box: Box): number =>
  Math.max(box.minStart - start, start - box.maxStart, 0) + Math.max(box.minEnd - end, end - box.maxEnd, 0);

function boxOf(items: readonly Spanned[]): Box {
  const box = {
    minStart: Infinity,
    maxStart: -Infinity,
    minEnd: Infinity,
    maxEnd: -Infinity,
    minSize: Infinity,
    minRank: Infinity,
  };
  for (const { start, end, size, rank } of items) {
    box.minStart = Math.min(box.minStart, start);
    box.maxStart = Math.max(box.maxStart, start);
    box.minEnd = Math.min(box.minEnd, end);
    box.maxEnd = Math.max(box.maxEnd, end);
    box.minSize = Math.min(box.minSize, size);
    box.minRank = Math.min(box.minRank, rank);
  }
  return box;
}
