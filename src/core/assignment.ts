import { freshEngine } from '../engine/engine.ts';

/** A row and a column that may be matched. */
export interface Edge {
  readonly row: number;
  readonly column: number;
  /** What matching the two is worth: positive and finite. */
  readonly weight: number;
}

/**
 * Exact maximum-weight matching in a sparse bipartite graph; rows and columns may stay unmatched. Returns for each
 * row the index of its column, or −1. The same edges in the same order give the same matching. Integer weights are
 * handled without rounding; other weights up to the rounding of sums of weights. The method is told in
 * src/engine/assembly/assignment.ts.
 */
export function maximumAssignment(rows: number, columns: number, edges: readonly Edge[]): Int32Array {
  const { length } = edges;
  const row = new Int32Array(length);
  const column = new Int32Array(length);
  const weight = new Float64Array(length);
  for (let e = 0; e < length; e++) {
    const edge = edges[e];
    // The engine does not check where it writes.
    if (!isIndex(edge.row, rows)) throw new RangeError(`edge ${e}: no row ${edge.row} among ${rows}`);
    if (!isIndex(edge.column, columns))
      throw new RangeError(`edge ${e}: no column ${edge.column} among ${columns}`);
    if (!(edge.weight > 0 && edge.weight < Infinity))
      throw new RangeError(`edge ${e}: weight ${edge.weight} is not positive and finite`);
    row[e] = edge.row;
    column[e] = edge.column;
    weight[e] = edge.weight;
  }
  const engine = freshEngine();
  const columnOf = engine.tasks.assign(
    ...([rows, columns, length] as const),
    ...([engine.put(row), engine.put(column), engine.putFloats(weight)] as const),
  );
  return engine.take(columnOf, rows);
}

const isIndex = (value: number, size: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < size;
