import type { Extent } from './extent.ts';

/**
 * Finds the key mentions that share elements with a response mention, without comparing all pairs: an interval tree over
 * the ranges of the key mentions, sorted by start, with the largest end of each subtree. O(log n + found) per range.
 */
export class Overlaps {
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  readonly #owners: Int32Array;
  /** Binary tree in array form: node 1 covers all ranges, nodes 2k and 2k + 1 the halves of node k. */
  readonly #maxEnd: Float64Array;
  readonly #leaves: number;
  readonly #shared: Float64Array;

  constructor(key: readonly Extent[]) {
    const entries: [start: number, end: number, owner: number][] = [];
    key.forEach(({ ranges }, owner) => {
      for (let r = 0; r < ranges.length; r += 2) entries.push([ranges[r], ranges[r + 1], owner]);
    });
    entries.sort((a, b) => a[0] - b[0]);
    this.#starts = Float64Array.from(entries, (entry) => entry[0]);
    this.#ends = Float64Array.from(entries, (entry) => entry[1]);
    this.#owners = Int32Array.from(entries, (entry) => entry[2]);
    this.#leaves = 1;
    while (this.#leaves < entries.length) this.#leaves *= 2;
    this.#maxEnd = new Float64Array(2 * this.#leaves).fill(-Infinity);
    this.#maxEnd.set(this.#ends, this.#leaves);
    for (let k = this.#leaves - 1; k > 0; k--) {
      this.#maxEnd[k] = Math.max(this.#maxEnd[2 * k], this.#maxEnd[2 * k + 1]);
    }
    this.#shared = new Float64Array(key.length);
  }

  /** Calls `visit` for each key mention that shares an element with the extent, in ascending order. */
  visit({ ranges }: Extent, visit: (key: number, shared: number) => void): void {
    const met: number[] = [];
    for (let r = 0; r < ranges.length; r += 2) this.#collect(ranges[r], ranges[r + 1], met);
    const report = (key: number) => {
      const shared = this.#shared[key];
      if (shared === 0) return;
      this.#shared[key] = 0;
      visit(key, shared);
    };
    // If many mentions overlap, a loop over all mentions is cheaper than sorting.
    if (met.length > this.#shared.length / 8) for (let key = 0; key < this.#shared.length; key++) report(key);
    else for (const key of met.sort((a, b) => a - b)) report(key);
  }

  #collect(start: number, end: number, met: number[]): void {
    const stack = [1];
    const before = this.#firstAtOrAfter(end);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (this.#maxEnd[node] <= start || this.#firstLeaf(node) >= before) continue;
      if (node < this.#leaves) {
        stack.push(2 * node + 1, 2 * node);
        continue;
      }
      const i = node - this.#leaves;
      const owner = this.#owners[i];
      if (this.#shared[owner] === 0) met.push(owner);
      this.#shared[owner] += Math.min(end, this.#ends[i]) - Math.max(start, this.#starts[i]);
    }
  }

  /** The number of ranges that start before `offset`. */
  #firstAtOrAfter(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #firstLeaf(node: number): number {
    const depth = 31 - Math.clz32(node);
    return (node - (1 << depth)) * (this.#leaves >>> depth);
  }
}
