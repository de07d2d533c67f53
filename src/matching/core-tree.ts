import { UnionFind } from '../core/union-find.ts';

/** A key mention: its borders, and the first word of its core. */
export interface Cored {
  readonly mention: number;
  readonly core: number;
  readonly start: number;
  readonly end: number;
}

/** The items of a node of the tree. */
interface Node {
  readonly minStart: number;
  readonly maxEnd: number;
  /** Whether its items are known to be connected with each other. */
  isConnected: boolean;
}

/**
 * Key mentions by the first words of their cores, and which of them are connected by a response mention. A response mention passes over nodes that are connected with
 * its other mentions, and over those in which no mention can contain it, so that it is not compared with every key mention in hostile files.
 */
export class CoreTree {
  /** In the order of their cores. */
  readonly items: readonly Cored[];
  readonly #sets: UnionFind;
  readonly #nodes: Node[] = [];

  constructor(items: readonly Cored[]) {
    this.items = items.toSorted((a, b) => a.core - b.core);
    this.#sets = new UnionFind(items.length);
    if (items.length > 0) this.#build(1, 0, items.length);
  }

  /** A number that is equal for connected items, which are named by their places. */
  rootOf(place: number): number {
    return this.#sets.find(place);
  }

  /** Connects the items that contain the span, have the first word of their core in it, and fit. Returns the place of one of them, or −1. */
  connect({ start, end }: Pick<Cored, 'start' | 'end'>, fits: (mention: number) => boolean): number {
    const [from, to] = [this.#firstAtOrAfter(start), this.#firstAtOrAfter(end)];
    let found = -1;
    const visit = (node: number, low: number, high: number): void => {
      const box = this.#nodes[node];
      if (low >= to || high <= from || box.minStart > start || box.maxEnd < end) return;
      if (found >= 0 && box.isConnected && this.rootOf(low) === this.rootOf(found)) return;
      if (high - low === 1) {
        if (!fits(this.items[low].mention)) return;
        if (found < 0) found = low;
        else this.#sets.unite(found, low);
        return;
      }
      const middle = (low + high) >>> 1;
      visit(2 * node, low, middle);
      visit(2 * node + 1, middle, high);
      box.isConnected ||=
        this.#nodes[2 * node].isConnected &&
        this.#nodes[2 * node + 1].isConnected &&
        this.rootOf(low) === this.rootOf(middle);
    };
    if (this.items.length > 0) visit(1, 0, this.items.length);
    return found;
  }

  #build(node: number, low: number, high: number): Node {
    const build = (): Node => {
      if (high - low === 1) {
        const { start, end } = this.items[low];
        return { minStart: start, maxEnd: end, isConnected: true };
      }
      const middle = (low + high) >>> 1;
      const [one, other] = [this.#build(2 * node, low, middle), this.#build(2 * node + 1, middle, high)];
      return {
        minStart: Math.min(one.minStart, other.minStart),
        maxEnd: Math.max(one.maxEnd, other.maxEnd),
        isConnected: false,
      };
    };
    this.#nodes[node] = build();
    return this.#nodes[node];
  }

  /** The place of the first item whose core begins at this word or later. */
  #firstAtOrAfter(word: number): number {
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.items[middle].core < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
