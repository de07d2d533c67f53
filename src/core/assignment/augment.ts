import type { RowGraph } from './graph.ts';
import { IndexedHeap } from './heap.ts';
import type { Matching } from './matching.ts';

/**
 * Gives each of the `waiting` rows its place by a shortest augmenting path: Dijkstra's search over the reduced costs
 * `profit + price − weight ≥ 0` (Edmonds & Karp 1972, Tomizawa 1971), from the row to the nearest free column or to
 * the row that loses least by going without. The search then lowers profits and raises prices so that the path costs
 * nothing, and shifts the matching along it.
 */
export function augment(graph: RowGraph, matching: Matching, waiting: Int32Array): void {
  const { start, column, weight } = graph;
  const { columnOf, rowOf, price, profit } = matching;
  const distance = new Float64Array(rowOf.length).fill(Infinity);
  /** The row from which a column was reached. */
  const from = new Int32Array(rowOf.length);
  const heap = new IndexedHeap(distance);
  const reached = new Int32Array(rowOf.length);
  const settled = new Int32Array(rowOf.length);

  for (const source of waiting) {
    // Prices have only risen since the row had its bid.
    profit[source] = 0;
    for (let i = start[source]; i < start[source + 1]; i++)
      profit[source] = Math.max(profit[source], weight[i] - price[column[i]]);

    let reachedCount = 0;
    let settledCount = 0;
    let row = source;
    let travelled = 0;
    let shortest = Infinity;
    let loser = -1;
    let freeColumn = -1;
    for (;;) {
      const reserve = travelled + profit[row];
      if (reserve < shortest) {
        shortest = reserve;
        loser = row;
        freeColumn = -1;
      }
      for (let i = start[row]; i < start[row + 1] && travelled < shortest; i++) {
        const c = column[i];
        // Rounding can make a reduced cost of 0 negative: no step may lead back.
        const length = Math.max(travelled, reserve + price[c] - weight[i]);
        if (length >= shortest || length >= distance[c]) continue;
        from[c] = row;
        if (rowOf[c] < 0) {
          shortest = length;
          freeColumn = c;
        } else {
          if (distance[c] === Infinity) reached[reachedCount++] = c;
          distance[c] = length;
          heap.push(c);
        }
      }
      if (heap.size === 0 || travelled >= shortest) break;
      const nearest = heap.pop();
      if (distance[nearest] >= shortest) break;
      settled[settledCount++] = nearest;
      travelled = distance[nearest];
      row = rowOf[nearest];
    }

    profit[source] = Math.max(0, profit[source] - shortest);
    for (let i = 0; i < settledCount; i++) {
      const c = settled[i];
      const change = shortest - distance[c];
      price[c] += change;
      profit[rowOf[c]] = Math.max(0, profit[rowOf[c]] - change);
    }
    for (let i = 0; i < reachedCount; i++) distance[reached[i]] = Infinity;
    heap.clear();

    let c = freeColumn;
    if (c < 0) {
      c = columnOf[loser];
      columnOf[loser] = -1;
    }
    while (c >= 0) {
      const taker = from[c];
      const left = columnOf[taker];
      columnOf[taker] = c;
      rowOf[c] = taker;
      c = left;
    }
  }
}
