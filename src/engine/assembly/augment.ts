import { columnOf, columns, rowOf } from './assignment-graph';
import { price, profit, waiting } from './auction';
import { clear, heapOver, heapSize, pop, push } from './heap';
import { floats, ints } from './memory';
import { kernelColumn, kernelStart, kernelWeight } from './peel';

/**
 * Inserts each waiting row by a shortest augmenting path: Dijkstra's search over the reduced costs
 * `profit + price − weight ≥ 0` (Edmonds & Karp 1972, Tomizawa 1971), from the row to the nearest free column or to the
 * row that loses least by becoming unmatched. Profits and prices are then changed so that the reduced costs along the
 * path are 0, and the matching is shifted along it.
 */
export function augment(count: i32): void {
  if (count === 0) return;
  const distance = floats(columns);
  for (let c = 0; c < columns; c++) distance[c] = Infinity;
  /** The row from which a column was reached. */
  const from = ints(columns);
  const reached = ints(columns);
  const settled = ints(columns);
  heapOver(distance, columns);

  for (let w = 0; w < count; w++) {
    const source = waiting[w];
    // Prices may have risen since the row placed its bid.
    profit[source] = 0;
    for (let i = kernelStart[source]; i < kernelStart[source + 1]; i++) {
      profit[source] = max(profit[source], kernelWeight[i] - price[kernelColumn[i]]);
    }

    let reachedCount = 0;
    let settledCount = 0;
    let at = source;
    let travelled: f64 = 0;
    let shortest: f64 = Infinity;
    let loser = -1;
    let freeColumn = -1;
    for (;;) {
      const unmatchedCost = travelled + profit[at];
      if (unmatchedCost < shortest) {
        shortest = unmatchedCost;
        loser = at;
        freeColumn = -1;
      }
      for (let i = kernelStart[at]; i < kernelStart[at + 1] && travelled < shortest; i++) {
        const c = kernelColumn[i];
        // Rounding can make a reduced cost of 0 negative, but distances must not decrease.
        const length = max(travelled, unmatchedCost + price[c] - kernelWeight[i]);
        if (length >= shortest || length >= distance[c]) continue;
        from[c] = at;
        if (rowOf[c] < 0) {
          shortest = length;
          freeColumn = c;
        } else {
          if (distance[c] === Infinity) reached[reachedCount++] = c;
          distance[c] = length;
          push(c);
        }
      }
      if (heapSize === 0 || travelled >= shortest) break;
      const nearest = pop();
      if (distance[nearest] >= shortest) break;
      settled[settledCount++] = nearest;
      travelled = distance[nearest];
      at = rowOf[nearest];
    }

    profit[source] = max(0, profit[source] - shortest);
    for (let i = 0; i < settledCount; i++) {
      const c = settled[i];
      const change = shortest - distance[c];
      price[c] += change;
      profit[rowOf[c]] = max(0, profit[rowOf[c]] - change);
    }
    for (let i = 0; i < reachedCount; i++) distance[reached[i]] = Infinity;
    clear();

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
