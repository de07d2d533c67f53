import { type Contingency, cellFinder, type NamedParts, tableFrom } from './contingency.ts';
import { type Grouping, hasRepeats, oneGroup, regroup } from './grouping.ts';

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
 * The table of a unit, from the tables of its documents. Their entities are numbered from 0 on without gaps. `documents` may have several pieces for one entity in a document; they are
 * one. `topicOf` is the topic of each document, if topics are known. `named` says which pieces and cells of the documents contain a name.
 */
export function unitTable(
  documents: Grouping,
  topicOf: Int32Array | undefined,
  topics: number,
  named?: NamedParts,
): UnitTable {
  const { groups } = documents;
  const byDocument = hasRepeats(documents)
    ? regroup(
        documents,
        Int32Array.from({ length: groups }, (_, d) => d),
        groups,
      ).grouping
    : documents;
  const byTopic = topicOf && regroup(byDocument, topicOf, topics);
  const whole = oneGroup(byTopic?.grouping ?? byDocument);
  const { key, response, cells } = whole.grouping;
  const table = tableFrom(key.size, response.size, cells);
  return {
    table: named === undefined ? table : { ...table, named: namedUnit(table, named, documents) },
    groupings: [byDocument, ...(byTopic === undefined ? [] : [byTopic.grouping]), whole.grouping],
    cellsInto: [...(byTopic === undefined ? [] : [byTopic.cellInto]), whole.cellInto],
  };
}

/** What contains a name in a unit: what contains one in a document. */
function namedUnit(
  { keySizes, responseSizes, cells }: Contingency,
  named: NamedParts,
  { key, response, cells: pieces }: Grouping,
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
    key: marksOf(keySizes.length, named.key, (piece) => key.entity[piece]),
    response: marksOf(responseSizes.length, named.response, (piece) => response.entity[piece]),
    cells: marksOf(cells.length, named.cells, (c) =>
      cellOf(key.entity[pieces.key[c]], response.entity[pieces.response[c]]),
    ),
    known: named.known,
  };
}
