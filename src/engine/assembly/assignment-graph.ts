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

/** Sets the graph, with an empty matching. Returns false if an edge is out of range or its weight not positive and finite. */
export function setGraph(
  rowCount: i32,
  columnCount: i32,
  edgeCount: i32,
  edgeRow: Ints,
  edgeColumn: Ints,
  edgeWeight: Floats,
): bool {
  rows = rowCount;
  columns = columnCount;
  edges = edgeCount;
  row = edgeRow;
  column = edgeColumn;
  weight = edgeWeight;
  for (let e = 0; e < edges; e++) {
    if (<u32>row[e] >= <u32>rows || <u32>column[e] >= <u32>columns) return false;
    if (!(weight[e] > 0 && weight[e] < Infinity)) return false;
  }
  columnOf = noInts(rows);
  rowOf = noInts(columns);
  return true;
}
