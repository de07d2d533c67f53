import { type Contingency, tableFrom } from './contingency.ts';
import { type Grouping, type Pieces, regroup } from './grouping.ts';

/**
 * The table of a unit of several documents, and those of its parts. The entities of all of them are those of `table`, by index: the
 * pieces of the last grouping, which has one group.
 */
export interface UnitTable {
  readonly table: Contingency;
  /** By document, then by topic if topics are known, then all in one group. */
  readonly groupings: readonly Grouping[];
  /** For each grouping but the last: of each of its cells the cell of the next grouping that it is part of. */
  readonly cellsInto: readonly Int32Array[];
}

/**
 * The table of a unit, from the tables of its documents. `documents` may have several pieces for one entity in a document; they are one. `topicOf` is the topic of each
 * document, if topics are known.
 */
export function unitTable(documents: Grouping, topicOf: Int32Array | undefined, topics: number): UnitTable {
  const whole = new Int32Array(documents.groups);
  const { keyInto, responseInto } = regroup(documents, whole, 1);
  const own = (pieces: Pieces, into: Int32Array): Pieces => ({ ...pieces, entity: into });
  const byEntity: Grouping = {
    ...documents,
    key: own(documents.key, keyInto),
    response: own(documents.response, responseInto),
  };
  const byDocument = regroup(
    byEntity,
    whole.map((_, d) => d),
    documents.groups,
  ).grouping;
  const groupings = [byDocument];
  const cellsInto: Int32Array[] = [];
  const add = (groupOf: Int32Array, groups: number) => {
    const { grouping, cellInto } = regroup(groupings[groupings.length - 1], groupOf, groups);
    groupings.push(grouping);
    cellsInto.push(cellInto);
  };
  if (topicOf !== undefined) add(topicOf, topics);
  add(new Int32Array(groupings[groupings.length - 1].groups), 1);
  const { key, response, cells } = groupings[groupings.length - 1];
  return { table: tableFrom(key.size, response.size, cells), groupings, cellsInto };
}
