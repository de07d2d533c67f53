/** Disjoint sets of the numbers below `size`. The smallest number of a set represents it. */
export class UnionFind {
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = new Int32Array(size);
    for (let i = 0; i < size; i++) this.#parent[i] = i;
  }

  /** The smallest number of the set. */
  find(number: number): number {
    const parent = this.#parent;
    let root = number;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]]; // path halving
      root = parent[root];
    }
    return root;
  }

  /** Makes one set of two; returns false if they were one before. */
  unite(a: number, b: number): boolean {
    const first = this.find(a);
    const second = this.find(b);
    if (first === second) return false;
    this.#parent[Math.max(first, second)] = Math.min(first, second);
    return true;
  }
}
