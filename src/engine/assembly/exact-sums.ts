import { SUMS_COUNTS, SUMS_PARTIALS } from '../slots';
import { Floats, floats, ints, setArray, setResult } from './memory';

/*
 * Sums without rounding, as in src/core/exact-sum.ts: lists of doubles that add up to the sum exactly (Shewchuk 1997, grow-expansion).
 */

/**
 * Adds up the columns of a table of doubles. A sum has at most one partial more than there are rows, so that is the room for each.
 * Results: the number of partials of each column, and the address of all partials.
 */
export function exactSums(values: Floats, rows: i32, columns: i32): void {
  const room = rows + 1;
  const partials = floats(columns * room);
  const counts = ints(columns);
  for (let column = 0; column < columns; column++) {
    const sum = partials.from(column * room);
    let count = 0;
    for (let row = 0; row < rows; row++) count = grow(sum, count, values[row * columns + column]);
    counts[column] = count;
  }
  setArray(SUMS_COUNTS, counts, columns);
  setResult(SUMS_PARTIALS, <i32>changetype<usize>(partials));
}

/** Adds a term to a sum; returns its new number of partials. */
function grow(partials: Floats, count: i32, term: f64): i32 {
  let x = term;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    // TwoSum (Knuth): the rounded sum and its rounding error.
    const y = partials[i];
    const high = x + y;
    const part = high - x;
    const low = x - (high - part) + (y - part);
    if (low !== 0) partials[kept++] = low;
    x = high;
  }
  if (x !== 0) partials[kept++] = x;
  return kept;
}
