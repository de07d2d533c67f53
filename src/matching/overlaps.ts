import type { Extent } from './extent.ts';

/**
 * Finds the gold mentions that share elements with a system mention, without comparing all pairs: the ranges of the gold
 * mentions, sorted by begin, under a tree that knows the largest end of every stretch. O(log n + found) per range.
 */
export class Overlaps {
  readonly #begins: Float64Array;
  readonly #ends: Float64Array;
  readonly #owners: Int32Array;
  /** Binary tree in array form: node 1 is all ranges, node 2k and 2k+1 the halves of node k. */
  readonly #maxEnd: Float64Array;
  readonly #leaves: number;
  readonly #shared: Float64Array;

  constructor(gold: readonly Extent[]) {
    const entries: [begin: number, end: number, owner: number][] = [];
    gold.forEach(({ ranges }, owner) => {
      for (let r = 0; r < ranges.length; r += 2) entries.push([ranges[r], ranges[r + 1], owner]);
    });
    entries.sort((a, b) => a[0] - b[0]);
    this.#begins = Float64Array.from(entries, (entry) => entry[0]);
    this.#ends = Float64Array.from(entries, (entry) => entry[1]);
    this.#owners = Int32Array.from(entries, (entry) => entry[2]);
    this.#leaves = 1;
    while (this.#leaves < entries.length) this.#leaves *= 2;
    this.#maxEnd = new Float64Array(2 * this.#leaves).fill(-Infinity);
    this.#maxEnd.set(this.#ends, this.#leaves);
    for (let k = this.#leaves - 1; k > 0; k--) {
      this.#maxEnd[k] = Math.max(this.#maxEnd[2 * k], this.#maxEnd[2 * k + 1]);
    }
    this.#shared = new Float64Array(gold.length);
  }

  /** Calls `visit` for each gold mention that shares an element with the extent, in ascending order. */
  visit({ ranges }: Extent, visit: (gold: number, shared: number) => void): void {
    const met: number[] = [];
    for (let r = 0; r < ranges.length; r += 2) this.#collect(ranges[r], ranges[r + 1], met);
    const report = (gold: number) => {
      const shared = this.#shared[gold];
      if (shared === 0) return;
      this.#shared[gold] = 0;
      visit(gold, shared);
    };
    // Where most mentions are met, walking over all of them is cheaper than sorting.
    if (met.length > this.#shared.length / 8)
      for (let gold = 0; gold < this.#shared.length; gold++) report(gold);
    else for (const gold of met.sort((a, b) => a - b)) report(gold);
  }

  #collect(begin: number, end: number, met: number[]): void {
    const stack = [1];
    const before = this.#firstAtOrAfter(end);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (this.#maxEnd[node] <= begin || this.#firstLeaf(node) >= before) continue;
      if (node < this.#leaves) {
        stack.push(2 * node + 1, 2 * node);
        continue;
      }
      const i = node - this.#leaves;
      const owner = this.#owners[i];
      if (this.#shared[owner] === 0) met.push(owner);
      this.#shared[owner] += Math.min(end, this.#ends[i]) - Math.max(begin, this.#begins[i]);
    }
  }

  /** The number of ranges that begin before `offset`. */
  #firstAtOrAfter(offset: number): number {
    let low = 0;
    let high = this.#begins.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#begins[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #firstLeaf(node: number): number {
    const depth = 31 - Math.clz32(node);
    return (node - (1 << depth)) * (this.#leaves >>> depth);
  }
}
