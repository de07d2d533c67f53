import type { RowGraph } from './graph.ts';
import type { Matching } from './matching.ts';

/** Bids per row on average, after which rows are left to the exact search; a price war could go on for long. */
const PATIENCE = 16;

/**
 * Lets every row bid for the column that gives it most (`weight − price`), at the price where it would as soon take
 * its second best: the "augmenting row reduction" of Jonker & Volgenant (1987), an auction in which nobody overpays.
 * A row that is outbid bids again. Returns the rows that still want a column: those whose best column is taken and
 * no better than the second best, and all that are outbid once patience runs out. Who has most to gain comes first,
 * lest many weak rows push a long chain of others to and fro before a strong one ends the matter.
 */
export function bid({ start, column, weight }: RowGraph, matching: Matching): Int32Array {
  const { columnOf, rowOf, price, profit } = matching;
  const rows = columnOf.length;
  const waiting = new Int32Array(rows);
  let waitingCount = 0;
  let patience = PATIENCE * rows;
  for (let first = 0; first < rows; first++) {
    let row = first;
    while (row >= 0) {
      let best = 0;
      let second = 0;
      let choice = -1;
      for (let i = start[row]; i < start[row + 1]; i++) {
        const value = weight[i] - price[column[i]];
        const isFree = rowOf[column[i]] < 0;
        if (value > best || (value === best && isFree && rowOf[choice] >= 0)) {
          second = best;
          best = value;
          choice = column[i];
        } else if (value > second) second = value;
      }
      profit[row] = best;
      if (choice < 0) break;
      const outbid = rowOf[choice];
      if (outbid >= 0 && (best === second || patience-- <= 0)) {
        waiting[waitingCount++] = row;
        break;
      }
      price[choice] += best - second;
      profit[row] = second;
      columnOf[row] = choice;
      rowOf[choice] = row;
      if (outbid >= 0) columnOf[outbid] = -1;
      row = outbid;
    }
  }
  return waiting.subarray(0, waitingCount).sort((a, b) => profit[b] - profit[a] || a - b);
}
