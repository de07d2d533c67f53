import type { Extent } from './extent.ts';

/**
 * Finds the key mentions that share elements with a response mention, without comparing all pairs: an interval tree over
 * the ranges of the key mentions, sorted by start, with the largest end of each subtree. O(log n + found) per range.
 */
export class Overlaps {
  /** The mentions that `find` found, in ascending order, from the start of the list. */
  readonly found: Int32Array;
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  readonly #owners: Int32Array;
  /** Binary tree in array form: node 1 covers all ranges, nodes 2k and 2k + 1 the halves of node k. */
  readonly #maxEnd: Float64Array;
  readonly #leaves: number;
  readonly #shared: Float64Array;
  /** Nodes that are still to be visited: at most one for each level of the tree, and one. */
  readonly #stack = new Int32Array(34);

  constructor(key: readonly Extent[]) {
    const { starts, ends, owners } = rangesOf(key);
    this.#starts = starts;
    this.#ends = ends;
    this.#owners = owners;
    this.#leaves = 1;
    while (this.#leaves < starts.length) this.#leaves *= 2;
    this.#maxEnd = new Float64Array(2 * this.#leaves).fill(-Infinity);
    this.#maxEnd.set(ends, this.#leaves);
    for (let k = this.#leaves - 1; k > 0; k--) {
      this.#maxEnd[k] = Math.max(this.#maxEnd[2 * k], this.#maxEnd[2 * k + 1]);
    }
    this.#shared = new Float64Array(key.length);
    this.found = new Int32Array(key.length);
  }

  /** Calls `visit` for each key mention that shares an element with the extent, in ascending order. It must not look for others. */
  visit(extent: Extent, visit: (key: number, shared: number) => void): void {
    const count = this.find(extent);
    for (let i = 0; i < count; i++) visit(this.found[i], this.take(this.found[i]));
  }

  /**
   * Fills `found` with the key mentions that share an element with the extent, and returns how many there are. `take` must be called
   * for each of them before the next call.
   */
  find({ ranges }: Extent): number {
    let count = 0;
    for (let r = 0; r < ranges.length; r += 2) count = this.#collect(ranges[r], ranges[r + 1], count);
    if (count < 2) return count;
    // If many mentions overlap, a loop over all mentions is cheaper than sorting.
    if (count <= this.#shared.length / 8) sortFirst(this.found, count);
    else {
      count = 0;
      for (let key = 0; key < this.#shared.length; key++)
        if (this.#shared[key] > 0) this.found[count++] = key;
    }
    return count;
  }

  /** The number of elements that a mention that was found shares. */
  take(key: number): number {
    const shared = this.#shared[key];
    this.#shared[key] = 0;
    return shared;
  }

  #collect(start: number, end: number, found: number): number {
    let count = found;
    const before = this.#firstAtOrAfter(end);
    const stack = this.#stack;
    let height = 0;
    stack[height++] = 1;
    while (height > 0) {
      const node = stack[--height];
      if (this.#maxEnd[node] <= start || this.#firstLeaf(node) >= before) continue;
      if (node < this.#leaves) {
        stack[height++] = 2 * node + 1;
        stack[height++] = 2 * node;
        continue;
      }
      const i = node - this.#leaves;
      const owner = this.#owners[i];
      if (this.#shared[owner] === 0) this.found[count++] = owner;
      this.#shared[owner] += Math.min(end, this.#ends[i]) - Math.max(start, this.#starts[i]);
    }
    return count;
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

/** Up to this many numbers are sorted by insertion. */
const MAX_INSERTED_ITEMS = 16;

/** Sorts the first numbers of a list. */
function sortFirst(list: Int32Array, count: number): void {
  if (count > MAX_INSERTED_ITEMS) {
    list.subarray(0, count).sort();
    return;
  }
  for (let i = 1; i < count; i++) {
    const value = list[i];
    let at = i;
    for (; at > 0 && list[at - 1] > value; at--) list[at] = list[at - 1];
    list[at] = value;
  }
}

/** The ranges of all mentions, sorted by start, as columns. */
function rangesOf(mentions: readonly Extent[]) {
  let count = 0;
  for (const { ranges } of mentions) count += ranges.length / 2;
  const [starts, ends] = [new Float64Array(count), new Float64Array(count)];
  const owners = new Int32Array(count);
  let at = 0;
  let sorted = true;
  for (let owner = 0; owner < mentions.length; owner++) {
    const { ranges } = mentions[owner];
    for (let r = 0; r < ranges.length; r += 2, at++) {
      starts[at] = ranges[r];
      ends[at] = ranges[r + 1];
      owners[at] = owner;
      if (at > 0 && starts[at] < starts[at - 1]) sorted = false;
    }
  }
  if (sorted) return { starts, ends, owners };
  const order = Array.from(starts.keys()).sort((a, b) => starts[a] - starts[b]);
  return {
    starts: Float64Array.from(order, (i) => starts[i]),
    ends: Float64Array.from(order, (i) => ends[i]),
    owners: Int32Array.from(order, (i) => owners[i]),
  };
}
