import { freshEngine } from '../engine/engine.ts';

/** A row and a column that may be matched. */
export interface Edge {
  readonly row: number;
  readonly column: number;
  /** Gain from matching the two: positive and finite. */
  readonly weight: number;
}

/** A list of edges, stored as columns. */
export interface Edges {
  readonly row: Int32Array;
  readonly column: Int32Array;
  readonly weight: Float64Array;
}

/**
 * Exact maximum-weight matching in a sparse bipartite graph; rows and columns may stay unmatched. Returns for each
 * row the index of its column, or −1. The same edges in the same order give the same matching. Integer weights are
 * handled without rounding; other weights up to the rounding of sums of weights. The method is described in
 * src/engine/assembly/assignment.ts.
 */
export function maximumAssignment(rows: number, columns: number, edges: Edges | readonly Edge[]): Int32Array {
  const { row, column, weight } = 'row' in edges ? edges : edgeColumns(rows, columns, edges);
  const engine = freshEngine();
  const columnOf = engine.tasks.assign(
    rows,
    columns,
    row.length,
    engine.put(row),
    engine.put(column),
    engine.put(weight),
  );
  if (columnOf === 0) throw outOfRange();
  return engine.take(columnOf, rows);
}

/** The weight of that matching: the sum over its edges, in their order. */
export function maximumWeight(rows: number, columns: number, { row, column, weight }: Edges): number {
  const engine = freshEngine();
  const sum = engine.tasks.assignedWeight(
    rows,
    columns,
    row.length,
    engine.put(row),
    engine.put(column),
    engine.put(weight),
  );
  if (Number.isNaN(sum)) throw outOfRange();
  return sum;
}

const outOfRange = () => new RangeError('an edge is out of range');

function edgeColumns(rows: number, columns: number, edges: readonly Edge[]): Edges {
  edges.forEach((edge, e) => {
    if (!isIndex(edge.row, rows)) throw new RangeError(`edge ${e}: no row ${edge.row} among ${rows}`);
    if (!isIndex(edge.column, columns))
      throw new RangeError(`edge ${e}: no column ${edge.column} among ${columns}`);
    if (!(edge.weight > 0 && edge.weight < Infinity))
      throw new RangeError(`edge ${e}: weight ${edge.weight} is not positive and finite`);
  });
  return {
    row: Int32Array.from(edges, ({ row }) => row),
    column: Int32Array.from(edges, ({ column }) => column),
    weight: Float64Array.from(edges, ({ weight }) => weight),
  };
}

const isIndex = (value: number, size: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < size;
