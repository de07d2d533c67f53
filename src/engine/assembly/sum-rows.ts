import { ROWS_FIRST, ROWS_INTO, ROWS_SECOND, ROWS_SUM } from '../slots';
import { Ints, ints, setArray } from './memory';

/**
 * Sorts rows by their first, then by their second number, and adds up the values of rows with the same two numbers, which are at least 0. Results: both numbers and the sum
 * of each row that remains, and for each given row the one that it is part of. Two counting sorts: the time is linear in the rows and the largest number.
 */
export function sumRows(first: Ints, second: Ints, values: Ints, rows: i32): void {
  const bySecond = sorted(second, rows, null);
  const order = sorted(first, rows, bySecond);
  const firsts = ints(rows);
  const seconds = ints(rows);
  const sums = ints(rows);
  const into = ints(rows);
  let last = -1;
  for (let i = 0; i < rows; i++) {
    const row = order[i];
    if (last < 0 || first[row] !== firsts[last] || second[row] !== seconds[last]) {
      last++;
      firsts[last] = first[row];
      seconds[last] = second[row];
    }
    into[row] = last;
    sums[last] += values[row];
  }
  setArray(ROWS_FIRST, firsts, last + 1);
  setArray(ROWS_SECOND, seconds, last + 1);
  setArray(ROWS_SUM, sums, last + 1);
  setArray(ROWS_INTO, into, rows);
}

/** The rows in ascending order of their numbers, otherwise as they are in `order`. */
function sorted(numbers: Ints, rows: i32, order: Ints | null): Ints {
  let largest = -1;
  for (let i = 0; i < rows; i++) largest = max(largest, numbers[i]);
  const next = ints(largest + 2);
  for (let i = 0; i < rows; i++) next[numbers[i] + 1]++;
  for (let n = 0; n < largest; n++) next[n + 1] += next[n];
  const result = ints(rows);
  for (let i = 0; i < rows; i++) {
    const row = order === null ? i : order[i];
    result[next[numbers[row]]++] = row;
  }
  return result;
}
