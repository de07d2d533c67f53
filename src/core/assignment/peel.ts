import { type Graph, incidence, type RowGraph } from './graph.ts';
import type { Matching } from './matching.ts';

export interface Peeled {
  /** What is left, with the weights over and above what its rows and columns can fall back on. */
  readonly kernel: RowGraph;
  /** Completes a maximum-weight matching of the kernel to one of the whole graph. */
  readonly restore: (matching: Matching) => void;
}

/** A vertex looks through its d edges again only after d/8 of its neighbours have left: the sum stays linear. */
const RESCAN = 8;

/**
 * The degree-one rule of Karp & Sipser (1981) with weights, in linear time. Rows and columns alike are vertices.
 *
 * A vertex with one edge left, worth w, is there for its neighbour whatever else happens. So w (less what the leaf
 * itself can fall back on) becomes the `fallback` of the neighbour, and the leaf goes. An edge that is worth no more
 * than the fallbacks of its two ends goes as well. In a forest nothing is left.
 */
export function peel(graph: Graph): Peeled {
  const { rows, columns, row, column, weight } = graph;
  const vertices = rows + columns;
  const { start, edges: incident } = incidence(graph);
  const length = new Int32Array(vertices);
  const degree = new Int32Array(vertices);
  const departed = new Int32Array(vertices);
  const fallback = new Float64Array(vertices);
  const isGone = new Uint8Array(weight.length);
  const leaves = new Int32Array(vertices);
  let leafCount = 0;
  const pairs = new Int32Array(Math.min(vertices, weight.length));
  let pairCount = 0;
  let edgesLeft = weight.length;

  const surplus = (e: number): number => weight[e] - fallback[row[e]] - fallback[rows + column[e]];
  const remove = (e: number): void => {
    isGone[e] = 1;
    edgesLeft--;
    if (--degree[row[e]] === 1) leaves[leafCount++] = row[e];
    if (--degree[rows + column[e]] === 1) leaves[leafCount++] = rows + column[e];
  };
  const rescan = (vertex: number): void => {
    const end = start[vertex] + length[vertex];
    let kept = start[vertex];
    for (let i = start[vertex]; i < end; i++) {
      const e = incident[i];
      if (isGone[e]) continue;
      if (surplus(e) > 0) incident[kept++] = e;
      else remove(e);
    }
    length[vertex] = kept - start[vertex];
    departed[vertex] = 0;
  };

  for (let v = 0; v < vertices; v++) {
    degree[v] = start[v + 1] - start[v];
    length[v] = degree[v];
    if (degree[v] === 1) leaves[leafCount++] = v;
  }
  for (let next = 0; next < leafCount; next++) {
    const leaf = leaves[next];
    if (degree[leaf] === 0) continue;
    let i = start[leaf];
    while (isGone[incident[i]]) i++;
    const e = incident[i];
    const neighbour = leaf < rows ? rows + column[e] : row[e];
    const offer = weight[e] - fallback[leaf];
    remove(e);
    if (offer <= fallback[neighbour]) continue;
    fallback[neighbour] = offer;
    pairs[pairCount++] = e;
    if (++departed[neighbour] * RESCAN >= degree[neighbour]) rescan(neighbour);
  }

  /** The last fallback of a vertex is its best; a leaf that is not needed turns to its own fallbacks, made earlier. */
  const restore = ({ columnOf, rowOf }: Matching): void => {
    for (let i = pairCount - 1; i >= 0; i--) {
      const e = pairs[i];
      if (columnOf[row[e]] >= 0 || rowOf[column[e]] >= 0) continue;
      columnOf[row[e]] = column[e];
      rowOf[column[e]] = row[e];
    }
  };

  let size = 0;
  const kernel = {
    start: new Int32Array(rows + 1),
    column: new Int32Array(edgesLeft),
    weight: new Float64Array(edgesLeft),
  };
  for (let r = 0; r < rows; r++) {
    rescan(r);
    for (let i = start[r]; i < start[r] + length[r]; i++, size++) {
      kernel.column[size] = column[incident[i]];
      kernel.weight[size] = surplus(incident[i]);
    }
    kernel.start[r + 1] = size;
  }
  return { kernel, restore };
}
