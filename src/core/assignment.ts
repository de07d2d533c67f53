/** One possible pair of a row and a column, with what it is worth (more than 0). */
export interface Edge {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
}

/** Maximum-weight matching by shortest augmenting paths over a dense matrix. Returns each row's column, or -1. */
export function maximumAssignment(rows: number, columns: number, edges: readonly Edge[]): Int32Array {
  const n = Math.max(rows, columns);
  const cost = new Float64Array(n * n);
  for (const { row, column, weight } of edges) cost[row * n + column] = -weight;
  const rowPrice = new Float64Array(n + 1);
  const columnPrice = new Float64Array(n + 1);
  const owner = new Int32Array(n + 1);
  const previous = new Int32Array(n + 1);
  for (let row = 1; row <= n; row++) {
    const least = new Float64Array(n + 1).fill(Infinity);
    const visited = new Uint8Array(n + 1);
    let column = 0;
    owner[0] = row;
    do {
      visited[column] = 1;
      let step = Infinity;
      let next = 0;
      for (let j = 1; j <= n; j++) {
        if (visited[j]) continue;
        const i = owner[column];
        const slack = cost[(i - 1) * n + j - 1] - rowPrice[i] - columnPrice[j];
        if (slack < least[j]) {
          least[j] = slack;
          previous[j] = column;
        }
        if (least[j] < step) {
          step = least[j];
          next = j;
        }
      }
      for (let j = 0; j <= n; j++) {
        if (visited[j]) {
          rowPrice[owner[j]] += step;
          columnPrice[j] -= step;
        } else least[j] -= step;
      }
      column = next;
    } while (owner[column] !== 0);
    for (; column !== 0; column = previous[column]) owner[column] = owner[previous[column]];
  }
  const assigned = new Int32Array(rows).fill(-1);
  for (let j = 1; j <= columns; j++) {
    const row = owner[j] - 1;
    if (row < rows && cost[row * n + j - 1] < 0) assigned[row] = j - 1;
  }
  return assigned;
}
