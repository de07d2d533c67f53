import { augment } from './assignment/augment.ts';
import { bid } from './assignment/bid.ts';
import { buildGraph, type Edge } from './assignment/graph.ts';
import { emptyMatching } from './assignment/matching.ts';
import { peel } from './assignment/peel.ts';

export type { Edge } from './assignment/graph.ts';

/**
 * Exact maximum-weight matching in a sparse bipartite graph; rows and columns may stay unmatched. Returns for each
 * row the index of its column, or −1. The same edges in the same order give the same matching.
 *
 * Three steps, none of which ever looks beyond a connected component or builds a matrix:
 * 1. `peel` settles forests (single edges, stars, paths) in linear time and shrinks the rest;
 * 2. `bid` matches most of the remaining rows by an auction, O(edges);
 * 3. `augment` inserts each row left over by a shortest augmenting path, O(edges · log columns) per row.
 *
 * Steps 2 and 3 are Jonker & Volgenant (1987), "A shortest augmenting path algorithm for dense and sparse linear
 * assignment problems", without its requirement that everything be matched: a row may also take nothing, for 0.
 * Integer weights are handled without rounding; other weights up to the rounding of sums of weights.
 */
export function maximumAssignment(rows: number, columns: number, edges: readonly Edge[]): Int32Array {
  const { kernel, restore } = peel(buildGraph(rows, columns, edges));
  const matching = emptyMatching(rows, columns);
  augment(kernel, matching, bid(kernel, matching));
  restore(matching);
  return matching.columnOf;
}
