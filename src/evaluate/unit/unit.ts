import type { DocumentCounts, NamedParts } from '../../core/contingency.ts';
import type { Grouping, Pieces } from '../../core/grouping.ts';
import { UnionFind } from '../../core/union-find.ts';
import { type UnitTable, unitTable } from '../../core/unit-table.ts';
import { addDocumentCounts } from '../document-counts.ts';
import type { NumberedSide, NumberedSides } from './label-use.ts';
import type { UnitPart } from './part.ts';

/** What one document adds to the table of its unit, with the numbers of its labels. */
export type NumberedPart = NumberedSides & Pick<UnitPart, 'cells' | 'named' | 'documentCounts'>;

/** Adds the tables of documents up to the table of a unit: a mention belongs to the entity of its label in the whole unit. */
export class Unit {
  readonly key = new UnitSide();
  readonly response = new UnitSide();
  /** Of each document. */
  readonly #cells: UnitPart['cells'][] = [];
  /** Of each document, where a metric asks for names. */
  readonly #named: NamedParts[] = [];
  #documentCounts: DocumentCounts | undefined;
  readonly #topicOf: number[] = [];
  readonly #topics = new Map<string, number>();

  /** Adds a document. The topic is that of the key document; undefined where topics are not known. */
  add({ key, response, cells, named, documentCounts }: NumberedPart, topic?: string): void {
    this.#documentCounts = addDocumentCounts(this.#documentCounts, documentCounts);
    if (named !== undefined) this.#named.push(named);
    this.key.add(key);
    this.response.add(response);
    this.#cells.push(cells);
    const number = topic === undefined ? -1 : (this.#topics.get(topic) ?? this.#topics.size);
    if (topic !== undefined) this.#topics.set(topic, number);
    this.#topicOf.push(number);
  }

  /** The table of all documents that were added. Levels beyond the unit are left out: topics, if it is one topic. */
  table(): UnitTable {
    const documents: Grouping = {
      groups: this.#topicOf.length,
      key: this.key.pieces(),
      response: this.response.pieces(),
      cells: this.#joinedCells(),
    };
    const areKnown = this.#topics.size > 0;
    const topicOf = areKnown ? Int32Array.from(this.#topicOf) : undefined;
    const unit = unitTable(documents, topicOf, this.#topics.size, joinedNames(this.#named));
    const documentCounts = this.#documentCounts;
    return documentCounts === undefined ? unit : { ...unit, table: { ...unit.table, documentCounts } };
  }

  /** The cells of all documents, by the indices of their pieces. */
  #joinedCells(): Grouping['cells'] {
    const count = this.#cells.reduce((sum, { shared }) => sum + shared.length, 0);
    const joined = {
      key: new Int32Array(count),
      response: new Int32Array(count),
      shared: new Int32Array(count),
    };
    let at = 0;
    this.#cells.forEach(({ key, response, shared }, document) => {
      const [firstKey, firstResponse] = [this.key.firsts[document], this.response.firsts[document]];
      for (let c = 0; c < shared.length; c++) {
        joined.key[at + c] = firstKey + key[c];
        joined.response[at + c] = firstResponse + response[c];
      }
      joined.shared.set(shared, at);
      at += shared.length;
    });
    return joined;
  }
}

/** The marks of documents one after the other; undefined if there are none. */
function joinedNames(named: readonly NamedParts[]): NamedParts | undefined {
  if (named.length === 0) return undefined;
  const joined = (part: 'key' | 'response' | 'cells') => {
    const marks = new Uint8Array(named.reduce((sum, each) => sum + each[part].length, 0));
    let at = 0;
    for (const each of named) {
      marks.set(each[part], at);
      at += each[part].length;
    }
    return marks;
  };
  return {
    key: joined('key'),
    response: joined('response'),
    cells: joined('cells'),
    known: named.reduce((sum, { known }) => sum + known, 0),
  };
}

/** The entities of one side of a unit, by document. */
export class UnitSide {
  readonly #documents: NumberedSide[] = [];
  #length = 0;
  /** For each document the index of its first entity. */
  readonly firsts: number[] = [];

  /** Adds the entities of a document. */
  add(document: NumberedSide): void {
    this.firsts.push(this.#length);
    this.#documents.push(document);
    this.#length += document.entities.length;
  }

  /** The entities by document. There are two for one entity in a document if its names were united later. */
  pieces(): Pieces {
    const group = new Int32Array(this.#length);
    const size = new Int32Array(this.#length);
    this.#documents.forEach(({ sizes }, document) => {
      const first = this.firsts[document];
      group.fill(document, first, first + sizes.length);
      size.set(sizes, first);
    });
    return { group, entity: this.#entities(), size };
  }

  /** For each entity that was added, in order, its number in the unit: from 0 on without gaps, in the order of their first occurrence. */
  #entities(): Int32Array {
    const united = this.#documents.flatMap((document) => document.united).flat();
    const labels = new Int32Array(this.#length + united.length);
    this.#documents.forEach(({ entities }, document) => {
      labels.set(entities, this.firsts[document]);
    });
    labels.set(united, this.#length);
    const numbers = renumbered(labels);
    if (united.length === 0) return numbers;
    const sets = new UnionFind(numbers.length);
    for (let pair = this.#length; pair < numbers.length; pair += 2)
      sets.unite(numbers[pair], numbers[pair + 1]);
    return renumbered(numbers.subarray(0, this.#length).map((number) => sets.find(number)));
  }

  /** For each entity that was added, in order, its size in the whole unit. */
  unitSizes(): Int32Array {
    const { entity, size } = this.pieces();
    const totals = totalSizes(entity, size);
    return entity.map((each) => totals[each]);
  }

  /** The number of entities of the unit, and of those with one mention. */
  counts(): { readonly entities: number; readonly singletons: number } {
    const { entity, size } = this.pieces();
    let [entities, singletons] = [0, 0];
    for (const total of totalSizes(entity, size)) {
      if (total > 0) entities++;
      if (total === 1) singletons++;
    }
    return { entities, singletons };
  }
}

function totalSizes(entity: Int32Array, size: Int32Array): Int32Array {
  const totals = new Int32Array(entity.length);
  for (let p = 0; p < entity.length; p++) totals[entity[p]] += size[p];
  return totals;
}

/** Other numbers for the same things: from 0 on without gaps, in the order of their first occurrence. */
function renumbered(numbers: Int32Array): Int32Array {
  let largest = -1;
  for (let i = 0; i < numbers.length; i++) if (numbers[i] > largest) largest = numbers[i];
  if (largest >= places.length) places = new Int32Array(2 * largest + 1);
  const result = new Int32Array(numbers.length);
  let count = 0;
  for (let i = 0; i < numbers.length; i++) {
    if (places[numbers[i]] === 0) places[numbers[i]] = ++count;
    result[i] = places[numbers[i]] - 1;
  }
  for (let i = 0; i < numbers.length; i++) places[numbers[i]] = 0;
  return result;
}

/** For each number of a corpus its number in a unit, plus 1. All are 0 between two units, so a unit costs only what it contains. */
let places = new Int32Array(1 << 10);
