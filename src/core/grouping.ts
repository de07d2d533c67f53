import type { Cells } from './contingency.ts';

/** The mentions of one side of a unit by group: the part of each entity that lies in a group. */
export interface Pieces {
  readonly group: Int32Array;
  readonly entity: Int32Array;
  /** At least 1. */
  readonly size: Int32Array;
}

/**
 * The mentions of a unit, which may be several documents, by group: by document, by topic, or all in one group. It is the sum of the tables of
 * the documents of each group.
 */
export interface Grouping {
  readonly groups: number;
  readonly key: Pieces;
  readonly response: Pieces;
  /** Non-empty intersections of two pieces of a group, by the indices of the pieces. */
  readonly cells: Pick<Cells, 'key' | 'response' | 'shared'>;
}

/** A grouping with larger groups, and for each piece and cell of the smaller groups the one that it is part of. */
export interface Regrouped {
  readonly grouping: Grouping;
  readonly keyInto: Int32Array;
  readonly responseInto: Int32Array;
  readonly cellInto: Int32Array;
}

/** Adds up the pieces and cells of groups that become one. `groupOf` is the new group of each group. Cost: O(pieces + cells). */
export function regroup({ key, response, cells }: Grouping, groupOf: Int32Array, groups: number): Regrouped {
  const side = ({ group, entity, size }: Pieces) => {
    const { first, second, sum, into } = sumOfEqual(
      group.map((each) => groupOf[each]),
      entity,
      size,
    );
    return { pieces: { group: first, entity: second, size: sum }, into };
  };
  const [keys, responses] = [side(key), side(response)];
  const { first, second, sum, into } = sumOfEqual(
    cells.key.map((piece) => keys.into[piece]),
    cells.response.map((piece) => responses.into[piece]),
    cells.shared,
  );
  return {
    grouping: {
      groups,
      key: keys.pieces,
      response: responses.pieces,
      cells: { key: first, response: second, shared: sum },
    },
    keyInto: keys.into,
    responseInto: responses.into,
    cellInto: into,
  };
}

/** Sorts rows by their first, then by their second number, and adds up the values of rows with the same two numbers. */
function sumOfEqual(first: Int32Array, second: Int32Array, values: Int32Array) {
  const order = sortedBy(first, sortedBy(second));
  const into = new Int32Array(order.length);
  const rows: number[] = [];
  const sum = new Int32Array(order.length);
  let last = -1;
  for (const row of order) {
    if (last < 0 || first[row] !== first[last] || second[row] !== second[last]) rows.push(row);
    into[row] = rows.length - 1;
    sum[rows.length - 1] += values[row];
    last = row;
  }
  return {
    first: Int32Array.from(rows, (row) => first[row]),
    second: Int32Array.from(rows, (row) => second[row]),
    sum: sum.slice(0, rows.length),
    into,
  };
}

/** The indices of numbers from 0 on in ascending order of the numbers, otherwise as they are in `order` (counting sort). */
function sortedBy(numbers: Int32Array, order?: Int32Array): Int32Array {
  let largest = -1;
  for (const number of numbers) if (number > largest) largest = number;
  const next = new Int32Array(largest + 2);
  for (const number of numbers) next[number + 1]++;
  for (let n = 1; n < next.length; n++) next[n] += next[n - 1];
  const sorted = new Int32Array(numbers.length);
  for (let i = 0; i < numbers.length; i++) {
    const index = order === undefined ? i : order[i];
    sorted[next[numbers[index]]++] = index;
  }
  return sorted;
}
