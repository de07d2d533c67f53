import { type Contingency, cellFinder, type NamedParts, tableFrom } from './contingency.ts';
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
 * document, if topics are known. `named` says which pieces and cells of the documents contain a name.
 */
export function unitTable(
  documents: Grouping,
  topicOf: Int32Array | undefined,
  topics: number,
  named?: NamedParts,
): UnitTable {
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
  const table = tableFrom(key.size, response.size, cells);
  const names = named && namedUnit(table, named, documents.cells, keyInto, responseInto);
  return { table: names === undefined ? table : { ...table, named: names }, groupings, cellsInto };
}

/** What contains a name in a unit: what contains one in a document. */
function namedUnit(
  { keySizes, responseSizes, cells }: Contingency,
  named: NamedParts,
  pieces: Grouping['cells'],
  keyInto: Int32Array,
  responseInto: Int32Array,
): NamedParts {
  const marksOf = (length: number, marks: Uint8Array, into: (part: number) => number) => {
    const result = new Uint8Array(length);
    marks.forEach((mark, part) => {
      if (mark === 1) result[into(part)] = 1;
    });
    return result;
  };
  const cellOf = cellFinder(cells);
  return {
    key: marksOf(keySizes.length, named.key, (piece) => keyInto[piece]),
    response: marksOf(responseSizes.length, named.response, (piece) => responseInto[piece]),
    cells: marksOf(cells.length, named.cells, (c) =>
      cellOf(keyInto[pieces.key[c]], responseInto[pieces.response[c]]),
    ),
    known: named.known,
  };
}
