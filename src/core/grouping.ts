import { freshEngine } from '../engine/engine.ts';
import { ROWS_FIRST, ROWS_INTO, ROWS_SECOND, ROWS_SUM } from '../engine/slots.ts';
import type { Cells } from './contingency.ts';

/** The mentions of one side of a unit by group: the part of each entity that lies in a group. */
export interface Pieces {
  readonly group: Int32Array;
  /** Entities of the unit, numbered from 0 on without gaps. */
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

/** A grouping with larger groups, and for each cell of the smaller groups the one that it is part of. */
export interface Regrouped {
  readonly grouping: Grouping;
  readonly cellInto: Int32Array;
}

/** Whether there are several pieces of one entity in a group; those of a group are one after the other. */
export const hasRepeats = ({ key, response }: Grouping): boolean => repeats(key) || repeats(response);

function repeats({ group, entity }: Pieces): boolean {
  const last = new Int32Array(countFrom0(entity)).fill(-1);
  for (let p = 0; p < entity.length; p++) {
    if (last[entity[p]] === group[p]) return true;
    last[entity[p]] = group[p];
  }
  return false;
}

/** Adds up the pieces and cells of groups that become one. `groupOf` is the new group of each group. Cost: O(pieces + cells). */
export function regroup({ key, response, cells }: Grouping, groupOf: Int32Array, groups: number): Regrouped {
  const side = ({ group, entity, size }: Pieces) => {
    const { first, second, sum, into } = sumOfEqual(taken(groupOf, group), entity, size);
    return { pieces: { group: first, entity: second, size: sum }, into };
  };
  return regrouped(groups, side(key), side(response), cells);
}

/** All pieces in one group: a piece for each entity. */
export function oneGroup({ key, response, cells }: Grouping): Regrouped {
  const side = ({ entity, size }: Pieces) => {
    const sum = new Int32Array(countFrom0(entity));
    for (let p = 0; p < entity.length; p++) sum[entity[p]] += size[p];
    const all = new Int32Array(sum.length);
    for (let e = 0; e < all.length; e++) all[e] = e;
    return { pieces: { group: new Int32Array(sum.length), entity: all, size: sum }, into: entity };
  };
  return regrouped(1, side(key), side(response), cells);
}

interface RegroupedSide {
  readonly pieces: Pieces;
  /** For each piece of the smaller groups the one that it is part of. */
  readonly into: Int32Array;
}

function regrouped(
  groups: number,
  key: RegroupedSide,
  response: RegroupedSide,
  cells: Grouping['cells'],
): Regrouped {
  const { first, second, sum, into } = sumOfEqual(
    taken(key.into, cells.key),
    taken(response.into, cells.response),
    cells.shared,
  );
  return {
    grouping: {
      groups,
      key: key.pieces,
      response: response.pieces,
      cells: { key: first, response: second, shared: sum },
    },
    cellInto: into,
  };
}

/** The number of numbers from 0 to the largest. */
function countFrom0(numbers: Int32Array): number {
  let largest = -1;
  for (let i = 0; i < numbers.length; i++) if (numbers[i] > largest) largest = numbers[i];
  return largest + 1;
}

/** The values at some places. */
function taken(values: Int32Array, places: Int32Array): Int32Array {
  const result = new Int32Array(places.length);
  for (let i = 0; i < places.length; i++) result[i] = values[places[i]];
  return result;
}

/** Sorts rows by their first, then by their second number, and adds up the values of rows with the same two numbers. */
function sumOfEqual(first: Int32Array, second: Int32Array, values: Int32Array) {
  const engine = freshEngine();
  engine.tasks.sumRows(engine.put(first), engine.put(second), engine.put(values), first.length);
  return {
    first: engine.resultArray(ROWS_FIRST),
    second: engine.resultArray(ROWS_SECOND),
    sum: engine.resultArray(ROWS_SUM),
    into: engine.resultArray(ROWS_INTO),
  };
}
