/** A perfect matching of a square matrix, and which of its cells a matching of the same sum may use. */
export interface Tight {
  /** The row of each column. */
  readonly rowOf: Int32Array;
  isTight(row: number, column: number): boolean;
}

/**
 * Of all perfect matchings of tight cells the first one: each row in turn takes the first column with which it is a pair and with which the rest can still
 * be matched. A cell that is not a pair means that its row stays free. Returns the column of each of the first `rows` rows, or −1.
 */
export function firstMatching(
  rows: number,
  columns: number,
  isPair: (row: number, column: number) => boolean,
  { rowOf, isTight }: Tight,
): Int32Array {
  const size = rowOf.length;
  const columnOf = new Int32Array(size);
  rowOf.forEach((row, column) => {
    columnOf[row] = column;
  });
  const isTaken = new Uint8Array(size);
  /** Rows that found no partner: they only use cells that are not pairs. */
  const isFree = new Uint8Array(size);

  /** Whether the row can give up its column for others; moves the rows of an alternating path up to the column `end`. */
  const moves = (row: number, end: number, seen: Uint8Array): boolean => {
    for (let column = 0; column < size; column++) {
      if (seen[column] === 1 || isTaken[column] === 1 || !isTight(row, column)) continue;
      if (isFree[row] === 1 && isPair(row, column)) continue;
      seen[column] = 1;
      if (column !== end && !moves(rowOf[column], end, seen)) continue;
      rowOf[column] = row;
      columnOf[row] = column;
      return true;
    }
    return false;
  };

  const found = new Int32Array(rows).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isTaken[column] === 1 || !isPair(row, column) || !isTight(row, column)) continue;
      const given = columnOf[row];
      if (given !== column) {
        const seen = new Uint8Array(size);
        seen[column] = 1;
        isTaken[column] = 1;
        if (!moves(rowOf[column], given, seen)) {
          isTaken[column] = 0;
          continue;
        }
        rowOf[column] = row;
        columnOf[row] = column;
      }
      isTaken[column] = 1;
      found[row] = column;
      break;
    }
    if (found[row] < 0) isFree[row] = 1;
  }
  return found;
}
