import { bigints, doubles, type ExactNumbers, leastCommonMultiple } from './exact-numbers.ts';
import { firstMatching, type Tight } from './first-matching.ts';
import type { Fraction, WeighedPair } from './weighed-pair.ts';

/**
 * The best one-to-one set of pairs: the greatest sum of weights, among these the greatest sum of Dice coefficients, among these the first in
 * canonical order. Rows are key mentions and columns response mentions, both in canonical order and numbered from 0. Returns the column of
 * each row, or −1.
 */
export function bestMatching(rows: number, columns: number, pairs: readonly WeighedPair[]): Int32Array {
  const byDoubles = solve(rows, columns, pairs, doubles);
  return byDoubles ?? (solve(rows, columns, pairs, bigints) as Int32Array);
}

/** Undefined if the numbers are too large to be exact. */
function solve<T extends number | bigint>(
  rows: number,
  columns: number,
  pairs: readonly WeighedPair[],
  numbers: ExactNumbers<T>,
): Int32Array | undefined {
  const size = Math.max(rows, columns);
  const values = combined(
    pairs.map(({ weight }) => weight),
    pairs.map(({ dice }) => dice),
    size,
    numbers,
  );
  if (values === undefined) return undefined;
  // Pairs that are not there have the value 0, and so have the rows and columns that make the matrix square.
  const matrix = Array.from({ length: size }, () => new Array<T>(size).fill(numbers.zero));
  pairs.forEach(({ key, response }, i) => {
    matrix[key][response] = values[i];
  });
  const isPair = (row: number, column: number) => matrix[row][column] !== numbers.zero;
  return firstMatching(rows, columns, isPair, optimum(matrix, numbers));
}

/** One whole number for each pair, which orders sets of pairs by the sum of weights, and then by that of Dice coefficients. */
function combined<T extends number | bigint>(
  weights: readonly Fraction[],
  dices: readonly Fraction[],
  size: number,
  numbers: ExactNumbers<T>,
): T[] | undefined {
  const { from, plus, times } = numbers;
  const scaled = (fractions: readonly Fraction[]): T[] => {
    const multiple = leastCommonMultiple(new Set(fractions.map(([, den]) => den)), numbers);
    return fractions.map(([num, den]) => times(from(num), numbers.over(multiple, from(den))));
  };
  const [first, second] = [scaled(weights), scaled(dices)];
  let most = numbers.zero;
  let base = numbers.zero;
  for (const value of first) if (value > most) most = value;
  for (const value of second) if (value > base) base = value;
  base = plus(times(base, from(size)), from(1));
  // Path lengths and potentials are sums of at most 2 · size + 1 values.
  const limit = times(times(plus(most, from(1)), base), from(2 * size + 1));
  if (typeof limit === 'number' && !(limit <= Number.MAX_SAFE_INTEGER)) return undefined;
  return first.map((value, i) => plus(times(value, base), second[i]));
}

/**
 * The Hungarian method for the greatest sum in a square matrix: an optimal assignment, and the pairs that some optimal assignment can have: those
 * whose value is the sum of the potentials.
 */
function optimum<T extends number | bigint>(matrix: readonly T[][], numbers: ExactNumbers<T>): Tight {
  const { zero, plus, minus } = numbers;
  const size = matrix.length;
  const rowPotential = new Array<T>(size).fill(zero);
  const columnPotential = new Array<T>(size).fill(zero);
  const slack = (row: number, column: number): T =>
    minus(plus(rowPotential[row], columnPotential[column]), matrix[row][column]);
  for (let row = 0; row < size; row++)
    rowPotential[row] = matrix[row].reduce((most, value) => (value > most ? value : most), zero);
  const rowOf = new Int32Array(size).fill(-1);
  for (let row = 0; row < size; row++) {
    // Shortest augmenting path from this row to a free column, by slack.
    const least = new Array<T | undefined>(size).fill(undefined);
    const before = new Int32Array(size).fill(-1);
    const done = new Uint8Array(size);
    let current = row;
    let column = -1;
    let length = zero;
    for (;;) {
      let next = -1;
      for (let c = 0; c < size; c++) {
        if (done[c] === 1) continue;
        const through = plus(length, slack(current, c));
        const known = least[c];
        if (known === undefined || through < known) {
          least[c] = through;
          before[c] = column;
        }
        if (next < 0 || (least[c] as T) < (least[next] as T)) next = c;
      }
      column = next;
      length = least[column] as T;
      if (rowOf[column] < 0) break;
      done[column] = 1;
      current = rowOf[column];
    }
    rowPotential[row] = minus(rowPotential[row], length);
    for (let c = 0; c < size; c++) {
      if (done[c] === 0) continue;
      const rest = minus(length, least[c] as T);
      columnPotential[c] = plus(columnPotential[c], rest);
      rowPotential[rowOf[c]] = minus(rowPotential[rowOf[c]], rest);
    }
    for (let c = column; c >= 0; ) {
      const previous = before[c];
      rowOf[c] = previous < 0 ? row : rowOf[previous];
      c = previous;
    }
  }
  return { rowOf, isTight: (row, column) => slack(row, column) === zero };
}
