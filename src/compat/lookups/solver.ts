/** Positive weights of a row, by column; all other weights are 0. */
export type SparseRow = ReadonlyMap<number, number>;

/**
 * The assignment of greatest total weight that SciPy 1.10 finds (`linear_sum_assignment` of the negative weights): shortest
 * augmenting paths with dual variables. Among assignments of equal weight the order of the steps decides, so it is kept
 * as it is there (docs/compat/corefud-scorer.md). Returns pairs of row and column with a weight above 0, by row.
 *
 * Weights are sparse, so memory is O(rows + columns + weights); the time is at least O(rows · columns), as in the original.
 */
export function scipyAssignment(rows: readonly SparseRow[], columns: number): [number, number][] {
  if (columns >= rows.length) return pairs(augmentedColumns(rows, columns), rows);
  const turned = Array.from({ length: columns }, () => new Map<number, number>());
  rows.forEach((row, i) => {
    for (const [column, weight] of row) turned[column].set(i, weight);
  });
  return pairs(augmentedColumns(turned, rows.length), turned)
    .map(([column, row]): [number, number] => [row, column])
    .sort((a, b) => a[0] - b[0]);
}

const pairs = (columnOfRow: Int32Array, rows: readonly SparseRow[]): [number, number][] =>
  Array.from(columnOfRow, (column, row): [number, number] => [row, column]).filter(([row, column]) =>
    rows[row].has(column),
  );

/** The column of each row. There are at least as many columns as rows. */
function augmentedColumns(rows: readonly SparseRow[], columns: number): Int32Array {
  const columnOfRow = new Int32Array(rows.length).fill(-1);
  const rowOfColumn = new Int32Array(columns).fill(-1);
  const rowDual = new Float64Array(rows.length);
  const columnDual = new Float64Array(columns);
  const distance = new Float64Array(columns);
  const from = new Int32Array(columns);
  const candidates = new Int32Array(columns);
  /** The weights of the row at hand. */
  const weights = new Float64Array(columns);
  for (let current = 0; current < rows.length; current++) {
    for (let i = 0; i < columns; i++) candidates[i] = columns - 1 - i;
    distance.fill(Infinity);
    let left = columns;
    let row = current;
    let base = 0;
    let sink = -1;
    const visitedRows: number[] = [];
    const visitedColumns: number[] = [];
    while (sink < 0) {
      visitedRows.push(row);
      for (const [column, weight] of rows[row]) weights[column] = weight;
      let best = Infinity;
      let bestAt = -1;
      for (let at = 0; at < left; at++) {
        const column = candidates[at];
        const reached = base - weights[column] - rowDual[row] - columnDual[column];
        if (reached < distance[column]) {
          distance[column] = reached;
          from[column] = row;
        }
        const known = distance[column];
        if (known < best || (known === best && rowOfColumn[column] < 0)) {
          best = known;
          bestAt = at;
        }
      }
      for (const column of rows[row].keys()) weights[column] = 0;
      base = best;
      const column = candidates[bestAt];
      if (rowOfColumn[column] < 0) sink = column;
      else row = rowOfColumn[column];
      visitedColumns.push(column);
      candidates[bestAt] = candidates[--left];
    }
    rowDual[current] += base;
    for (const other of visitedRows) {
      if (other !== current) rowDual[other] += base - distance[columnOfRow[other]];
    }
    for (const column of visitedColumns) columnDual[column] -= base - distance[column];
    for (let column = sink; ; ) {
      const partner = from[column];
      rowOfColumn[column] = partner;
      const next = columnOfRow[partner];
      columnOfRow[partner] = column;
      if (partner === current) break;
      column = next;
    }
  }
  return columnOfRow;
}
