/**
 * A directed graph on the nodes 0 … n−1 with the questions that sequencing asks: what lies on a cycle, and what can be
 * reached from where. Answers cost what lies between the ends of the question, not the square of the graph.
 */
export class Order {
  /** For each node the nodes its edges lead to. */
  readonly #next: readonly (readonly number[])[];
  /** Number of the strongly connected component of each node; components are numbered against the edges. */
  readonly componentOf: Int32Array;
  readonly #componentSizes: number[] = [];

  constructor(nodes: number, edges: Iterable<readonly [from: number, to: number]>) {
    const next: number[][] = Array.from({ length: nodes }, () => []);
    for (const [from, to] of edges) next[from].push(to);
    this.#next = next;
    this.componentOf = components(next);
    for (const component of this.componentOf) {
      this.#componentSizes[component] = (this.#componentSizes[component] ?? 0) + 1;
    }
  }

  /** How many nodes lie on cycles with this one, itself included. */
  circle(node: number): number {
    return this.#componentSizes[this.componentOf[node]];
  }

  /** Which of the targets can be reached from a node over at least one edge; `skip` leaves out edges of the node itself. */
  reached(from: number, targets: readonly number[], skip?: number): Set<number> {
    const found = new Set<number>();
    const wanted = new Set(targets);
    // Edges lead to smaller component numbers, so nothing below the smallest target needs to be looked at.
    const least = targets.reduce((low, target) => Math.min(low, this.componentOf[target]), Infinity);
    const seen = new Set<number>();
    const stack = this.#next[from].filter((to) => to !== skip);
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (seen.has(node) || this.componentOf[node] < least) continue;
      seen.add(node);
      if (wanted.has(node)) found.add(node);
      for (const to of this.#next[node]) stack.push(to);
    }
    return found;
  }
}

/** Tarjan (1972), without recursion. */
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
