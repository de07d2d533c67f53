import { columnOf, columns, rowOf, rows } from './assignment-graph';
import { Floats, floats, Ints, ints } from './memory';
import { kernelColumn, kernelStart, kernelWeight } from './peel';

/**
 * The dual variables of the linear program. Prices and profits are at least 0, `profit[row] + price[column] ≥ weight` on
 * every edge with equality on the matched ones, and an unmatched column has price 0. The matching has maximum weight once
 * every unmatched row has profit 0.
 */
export let price: Floats = changetype<Floats>(0);
export let profit: Floats = changetype<Floats>(0);

/** Average number of bids per row after which the remaining rows are left to `augment`; price wars can be long. */
const MAX_BIDS: i64 = 16;

/** The rows that are left to `augment`. */
export let waiting: Ints = changetype<Ints>(0);

/**
 * Each row bids for the column with the highest `weight − price`, and raises the price to the point where its second best
 * column is equally good: the "augmenting row reduction" of Jonker & Volgenant (1987). A row that is outbid bids again.
 * Returns the number of `waiting` rows: those whose best column is taken and no better than the second best, and those
 * outbid after the last permitted bid. They are sorted by falling profit: if many rows with a small profit came first,
 * each could shift a long chain of matched rows, which a row with a large profit shifts once.
 */
export function bid(): i32 {
  price = floats(columns);
  profit = floats(rows);
  waiting = ints(rows);
  let count = 0;
  let bidsLeft = MAX_BIDS * rows;
  for (let first = 0; first < rows; first++) {
    let bidder = first;
    while (bidder >= 0) {
      let best: f64 = 0;
      let second: f64 = 0;
      let choice = -1;
      for (let i = kernelStart[bidder]; i < kernelStart[bidder + 1]; i++) {
        const c = kernelColumn[i];
        const value = kernelWeight[i] - price[c];
        if (value > best || (value === best && rowOf[c] < 0 && choice >= 0 && rowOf[choice] >= 0)) {
          second = best;
          best = value;
          choice = c;
        } else if (value > second) second = value;
      }
      profit[bidder] = best;
      if (choice < 0) break;
      const outbid = rowOf[choice];
      if (outbid >= 0 && (best === second || bidsLeft-- <= 0)) {
        waiting[count++] = bidder;
        break;
      }
      price[choice] += best - second;
      profit[bidder] = second;
      columnOf[bidder] = choice;
      rowOf[choice] = bidder;
      if (outbid >= 0) columnOf[outbid] = -1;
      bidder = outbid;
    }
  }
  sortWaiting(count);
  return count;
}

/** Sorts the waiting rows by falling profit, then by row: a bottom-up merge sort. */
function sortWaiting(count: i32): void {
  let from = waiting;
  let to = ints(count);
  for (let width = 1; width < count; width *= 2) {
    for (let low = 0; low < count; low += 2 * width) {
      const middle = min(low + width, count);
      const high = min(low + 2 * width, count);
      let a = low;
      let b = middle;
      for (let i = low; i < high; i++) {
        const takesFirst = a < middle && (b >= high || profit[from[a]] >= profit[from[b]]);
        to[i] = takesFirst ? from[a++] : from[b++];
      }
    }
    const sorted = to;
    to = from;
    from = sorted;
  }
  waiting = from;
}
