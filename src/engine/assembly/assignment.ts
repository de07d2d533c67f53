import { columnOf, rows, setEdges, setSize } from './assignment-graph';
import { bid } from './auction';
import { augment } from './augment';
import { Floats, Ints } from './memory';
import { kernelStart, peel, restore } from './peel';

/*
 * Exact maximum-weight matching in a sparse bipartite graph; rows and columns may stay unmatched. In three steps, none of
 * which builds a matrix:
 * 1. `peel` solves forests (single edges, stars, paths) in linear time and shrinks the rest;
 * 2. `bid` matches most of the remaining rows by an auction, O(edges);
 * 3. `augment` inserts each remaining row by a shortest augmenting path, O(edges · log columns) per row.
 *
 * Steps 2 and 3 are Jonker & Volgenant (1987), "A shortest augmenting path algorithm for dense and sparse linear
 * assignment problems", without the requirement that everything is matched: a row may stay unmatched, with weight 0.
 */

/** Returns the column of each row, or −1; 0 if an edge is out of range or its weight is not positive and finite. */
export function assign(
  rowCount: i32,
  columnCount: i32,
  edgeCount: i32,
  edgeRow: Ints,
  edgeColumn: Ints,
  edgeWeight: Floats,
): Ints {
  setSize(rowCount, columnCount);
  if (!setEdges(edgeCount, edgeRow, edgeColumn, edgeWeight)) return changetype<Ints>(0);
  peel();
  if (kernelStart[rows] > 0) augment(bid());
  restore();
  return columnOf;
}

/** The weight of the matching of these edges: the sum over its edges, in their order. NaN for the faults of `assign`. */
export function assignedWeight(
  rowCount: i32,
  columnCount: i32,
  edgeCount: i32,
  edgeRow: Ints,
  edgeColumn: Ints,
  edgeWeight: Floats,
): f64 {
  const matched = assign(rowCount, columnCount, edgeCount, edgeRow, edgeColumn, edgeWeight);
  if (changetype<usize>(matched) === 0) return NaN;
  let sum: f64 = 0;
  for (let e = 0; e < edgeCount; e++) if (matched[edgeRow[e]] === edgeColumn[e]) sum += edgeWeight[e];
  return sum;
}
