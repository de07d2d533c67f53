/** A row and a column that may be matched. */
export interface Edge {
  readonly row: number;
  readonly column: number;
  /** What matching the two is worth: positive and finite. */
  readonly weight: number;
}

/** The edges as flat arrays, in the order of the input. */
export interface Graph {
  readonly rows: number;
  readonly columns: number;
  readonly row: Int32Array;
  readonly column: Int32Array;
  readonly weight: Float64Array;
}

/** The same, by row: the edges of row r are those from `start[r]` up to, not including, `start[r + 1]`. */
export interface RowGraph {
  readonly start: Int32Array;
  readonly column: Int32Array;
  readonly weight: Float64Array;
}

const isIndex = (value: number, size: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < size;

/** Checks the edges and lays them out. */
export function buildGraph(rows: number, columns: number, edges: readonly Edge[]): Graph {
  const row = new Int32Array(edges.length);
  const column = new Int32Array(edges.length);
  const weight = new Float64Array(edges.length);
  for (let e = 0; e < edges.length; e++) {
    const edge = edges[e];
    if (!isIndex(edge.row, rows)) throw new RangeError(`edge ${e}: no row ${edge.row} among ${rows}`);
    if (!isIndex(edge.column, columns))
      throw new RangeError(`edge ${e}: no column ${edge.column} among ${columns}`);
    if (!(edge.weight > 0 && edge.weight < Infinity))
      throw new RangeError(`edge ${e}: weight ${edge.weight} is not positive and finite`);
    row[e] = edge.row;
    column[e] = edge.column;
    weight[e] = edge.weight;
  }
  return { rows, columns, row, column, weight };
}

/** The edges of each row and then of each column, where column c counts as vertex `rows + c`. */
export function incidence({ rows, columns, row, column }: Graph): { start: Int32Array; edges: Int32Array } {
  const start = new Int32Array(rows + columns + 1);
  for (let e = 0; e < row.length; e++) {
    start[row[e] + 1]++;
    start[rows + column[e] + 1]++;
  }
  for (let v = 0; v < rows + columns; v++) start[v + 1] += start[v];
  const next = start.slice();
  const edges = new Int32Array(2 * row.length);
  for (let e = 0; e < row.length; e++) {
    edges[next[row[e]]++] = e;
    edges[next[rows + column[e]]++] = e;
  }
  return { start, edges };
}
