import { Floats, Ints, noInts } from './memory';

/* The bipartite graph of an assignment task and its matching, shared by the steps of `assign`. */

// The edges, in the order of the input.
export let rows: i32 = 0;
export let columns: i32 = 0;
export let edges: i32 = 0;
export let row: Ints = changetype<Ints>(0);
export let column: Ints = changetype<Ints>(0);
export let weight: Floats = changetype<Floats>(0);

/** Column of each row, row of each column, or −1. */
export let columnOf: Ints = changetype<Ints>(0);
export let rowOf: Ints = changetype<Ints>(0);

/** Starts a task with an empty graph and an empty matching. */
export function setSize(rowCount: i32, columnCount: i32): void {
  rows = rowCount;
  columns = columnCount;
  columnOf = noInts(rows);
  rowOf = noInts(columns);
}

/** Sets the edges. Returns false if one is out of range or its weight is not positive and finite. */
export function setEdges(count: i32, edgeRows: Ints, edgeColumns: Ints, weights: Floats): bool {
  edges = count;
  row = edgeRows;
  column = edgeColumns;
  weight = weights;
  for (let e = 0; e < edges; e++) {
    if (<u32>row[e] >= <u32>rows || <u32>column[e] >= <u32>columns) return false;
    if (!(weight[e] > 0 && weight[e] < Infinity)) return false;
  }
  return true;
}
