/**
 * A matching and the prices that prove it best (the dual variables of the linear program): prices and profits are
 * at least 0, `profit[row] + price[column] ≥ weight` on every edge with equality on the matched ones, and a column
 * without row costs 0. The matching is of maximum weight once every row without column also has profit 0.
 */
export interface Matching {
  /** Column of each row, or −1. */
  readonly columnOf: Int32Array;
  /** Row of each column, or −1. */
  readonly rowOf: Int32Array;
  readonly price: Float64Array;
  readonly profit: Float64Array;
}

export const emptyMatching = (rows: number, columns: number): Matching => ({
  columnOf: new Int32Array(rows).fill(-1),
  rowOf: new Int32Array(columns).fill(-1),
  price: new Float64Array(columns),
  profit: new Float64Array(rows),
});
