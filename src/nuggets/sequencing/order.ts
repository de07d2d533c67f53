type Edge = readonly [from: number, to: number];

/** The number of targets that are processed in one pass, one bit for each. */
const TARGETS_PER_PASS = 32;

/**
 * A directed graph on the nodes 0 … n−1 with the queries of sequencing: which nodes are on a cycle, which nodes can be
 * reached from which, and which edges follow from others. Queries are answered in batches, with one pass over the edges
 * for every 32 targets: at most n · m / 32 steps, also for a transitively closed graph.
 */
export class Order {
  /** Strongly connected component of each node, numbered in reverse topological order. */
  readonly componentOf: Int32Array;
  readonly #sizes: Int32Array;
  /** The components that the edges of each component lead to, each once: those of c from `#bounds[c]` to `#bounds[c + 1]`. */
  readonly #next: Int32Array;
  readonly #bounds: Int32Array;

  constructor(nodes: number, edges: Iterable<Edge>) {
    const next: number[][] = Array.from({ length: nodes }, () => []);
    for (const [from, to] of edges) next[from].push(to);
    this.componentOf = components(next);
    const count = this.componentOf.reduce((most, component) => Math.max(most, component + 1), 0);
    this.#sizes = new Int32Array(count);
    for (const component of this.componentOf) this.#sizes[component]++;
    [this.#next, this.#bounds] = condensed(next, this.componentOf, count);
  }

  /** The size of the strongly connected component of a node. */
  componentSize(node: number): number {
    return this.#sizes[this.componentOf[node]];
  }

  /** For each pair, whether the second node can be reached from the first over at least one edge. */
  reached(pairs: readonly Edge[]): boolean[] {
    return this.#answers(pairs, (reached) => reached);
  }

  /** For each edge between nodes that are not on a cycle, whether its target can be reached without it. */
  implied(edges: readonly Edge[]): boolean[] {
    return this.#answers(edges, (_, twice) => twice);
  }

  /**
   * Propagates one bit per target against the edges, from the targets to the sources: whether a component reaches the
   * target, and whether it does so over two of its edges.
   */
  #answers(pairs: readonly Edge[], pick: (reached: number, twice: number) => number): boolean[] {
    const answers = pairs.map(
      ([a, b]) => this.componentOf[a] === this.componentOf[b] && this.componentSize(a) > 1,
    );
    // Edges lead to components with smaller numbers: no others can be reached.
    const asked = pairs.flatMap(([a, b], i) => (this.componentOf[a] > this.componentOf[b] ? [i] : []));
    const source = (i: number) => this.componentOf[pairs[i][0]];
    const target = (i: number) => this.componentOf[pairs[i][1]];
    asked.sort((i, j) => target(i) - target(j));
    const reached = new Int32Array(this.#sizes.length);
    const twice = new Int32Array(this.#sizes.length);
    for (let start = 0, end = 0; start < asked.length; start = end) {
      const bits = new Map<number, number>();
      let highest = 0;
      for (; end < asked.length && (bits.size < TARGETS_PER_PASS || bits.has(target(asked[end]))); end++) {
        if (!bits.has(target(asked[end]))) bits.set(target(asked[end]), 1 << bits.size);
        highest = Math.max(highest, source(asked[end]));
      }
      this.#walk(target(asked[start]), highest, bits, reached, twice);
      for (let at = start; at < end; at++) {
        const from = source(asked[at]);
        const bit = bits.get(target(asked[at])) as number;
        answers[asked[at]] = (pick(reached[from], twice[from]) & bit) !== 0;
      }
    }
    return answers;
  }

  #walk(
    lowest: number,
    highest: number,
    bits: ReadonlyMap<number, number>,
    reached: Int32Array,
    twice: Int32Array,
  ): void {
    for (let component = lowest; component <= highest; component++) {
      let [once, again] = [0, 0];
      for (let at = this.#bounds[component]; at < this.#bounds[component + 1]; at++) {
        const to = this.#next[at];
        if (to < lowest) continue;
        again |= once & reached[to];
        once |= reached[to];
      }
      reached[component] = once | (bits.get(component) ?? 0);
      twice[component] = again;
    }
  }
}

/** The edges between components, without repeats. */
function condensed(
  next: readonly (readonly number[])[],
  componentOf: Int32Array,
  count: number,
): [next: Int32Array, bounds: Int32Array] {
  const members: number[][] = Array.from({ length: count }, () => []);
  for (let node = 0; node < next.length; node++) members[componentOf[node]].push(node);
  const lastFrom = new Int32Array(count).fill(-1);
  const all: number[] = [];
  const bounds = new Int32Array(count + 1);
  members.forEach((nodes, from) => {
    lastFrom[from] = from;
    for (const node of nodes) {
      for (const neighbour of next[node]) {
        const to = componentOf[neighbour];
        if (lastFrom[to] === from) continue;
        lastFrom[to] = from;
        all.push(to);
      }
    }
    bounds[from + 1] = all.length;
  });
  return [Int32Array.from(all), bounds];
}

/** The strongly connected components by the algorithm of Tarjan (1972), without recursion. */
function components(next: readonly (readonly number[])[]): Int32Array {
  const component = new Int32Array(next.length).fill(-1);
  const index = new Int32Array(next.length).fill(-1);
  const low = new Int32Array(next.length);
  const path: number[] = [];
  const calls: number[] = [];
  const position = new Int32Array(next.length);
  let visited = 0;
  let count = 0;
  for (let root = 0; root < next.length; root++) {
    if (index[root] >= 0) continue;
    calls.push(root);
    while (calls.length > 0) {
      const node = calls[calls.length - 1];
      if (index[node] < 0) {
        index[node] = low[node] = visited++;
        path.push(node);
      }
      if (position[node] < next[node].length) {
        const to = next[node][position[node]++];
        if (index[to] < 0) calls.push(to);
        else if (component[to] < 0) low[node] = Math.min(low[node], index[to]);
        continue;
      }
      calls.pop();
      const caller = calls.at(-1);
      if (caller !== undefined) low[caller] = Math.min(low[caller], low[node]);
      if (low[node] !== index[node]) continue;
      for (let member = -1; member !== node; ) {
        member = path.pop() as number;
        component[member] = count;
      }
      count++;
    }
  }
  return component;
}
