import type { DocumentCounts, NamedParts } from '../../core/contingency.ts';
import type { Grouping, Pieces } from '../../core/grouping.ts';
import { UnionFind } from '../../core/union-find.ts';
import { type UnitTable, unitTable } from '../../core/unit-table.ts';
import { addDocumentCounts } from '../document-counts.ts';
import type { PartSide, UnitPart } from './part.ts';

/** Adds the tables of documents up to the table of a unit: a mention belongs to the entity of its label in the whole unit. */
export class Unit {
  readonly key = new UnitSide();
  readonly response = new UnitSide();
  readonly #cells = { key: [] as number[], response: [] as number[], shared: [] as number[] };
  /** Of each document, where a metric asks for names. */
  readonly #named: NamedParts[] = [];
  #documentCounts: DocumentCounts | undefined;
  readonly #topicOf: number[] = [];
  readonly #topics = new Map<string, number>();

  /** Adds a document. The topic is that of the key document; undefined where topics are not known. */
  add({ key, response, cells, named, documentCounts }: UnitPart, topic?: string): void {
    this.#documentCounts = addDocumentCounts(this.#documentCounts, documentCounts);
    if (named !== undefined) this.#named.push(named);
    const document = this.#topicOf.length;
    const [firstKey, firstResponse] = [this.key.add(key, document), this.response.add(response, document)];
    const { shared } = cells;
    for (let c = 0; c < shared.length; c++) {
      this.#cells.key.push(firstKey + cells.key[c]);
      this.#cells.response.push(firstResponse + cells.response[c]);
      this.#cells.shared.push(shared[c]);
    }
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
      cells: {
        key: Int32Array.from(this.#cells.key),
        response: Int32Array.from(this.#cells.response),
        shared: Int32Array.from(this.#cells.shared),
      },
    };
    const areKnown = this.#topics.size > 0;
    const topicOf = areKnown ? Int32Array.from(this.#topicOf) : undefined;
    const unit = unitTable(documents, topicOf, this.#topics.size, joinedNames(this.#named));
    const documentCounts = this.#documentCounts;
    return documentCounts === undefined ? unit : { ...unit, table: { ...unit.table, documentCounts } };
  }
}

/** The marks of documents one after the other; undefined if there are none. */
function joinedNames(named: readonly NamedParts[]): NamedParts | undefined {
  if (named.length === 0) return undefined;
  const joined = (part: 'key' | 'response' | 'cells') =>
    Uint8Array.from(named.flatMap((marks) => [...marks[part]]));
  return {
    key: joined('key'),
    response: joined('response'),
    cells: joined('cells'),
    known: named.reduce((sum, { known }) => sum + known, 0),
  };
}

/** The entities of one side of a unit, by document. */
export class UnitSide {
  readonly #numbers = new Map<string, number>();
  readonly #documents: number[] = [];
  readonly #entities: number[] = [];
  readonly #sizes: number[] = [];
  readonly #united: (readonly [number, number])[] = [];
  #count = 0;

  /** Adds the entities of a document; returns the index of the first of them. */
  add({ labels, sizes, united = [] }: PartSide, document: number): number {
    const first = this.#entities.length;
    for (let e = 0; e < labels.length; e++) {
      this.#documents.push(document);
      this.#entities.push(this.#numberOf(labels[e]));
      this.#sizes.push(sizes[e]);
    }
    for (const [a, b] of united) this.#united.push([this.#numberOf(a), this.#numberOf(b)]);
    return first;
  }

  #numberOf(label: string | null): number {
    const known = label === null ? undefined : this.#numbers.get(label);
    if (known !== undefined) return known;
    if (label !== null) this.#numbers.set(label, this.#count);
    return this.#count++;
  }

  /** The entities by document. There are two for one entity in a document if its names were united later. */
  pieces(): Pieces {
    return {
      group: Int32Array.from(this.#documents),
      entity: this.#representatives(),
      size: Int32Array.from(this.#sizes),
    };
  }

  #representatives(): Int32Array {
    if (this.#united.length === 0) return Int32Array.from(this.#entities);
    const sets = new UnionFind(this.#count);
    for (const [a, b] of this.#united) sets.unite(a, b);
    return Int32Array.from(this.#entities, (entity) => sets.find(entity));
  }

  /** For each entity that was added, in order, its size in the whole unit. */
  unitSizes(): Int32Array {
    const entities = this.#representatives();
    const totals = new Int32Array(this.#count);
    entities.forEach((entity, i) => {
      totals[entity] += this.#sizes[i];
    });
    return entities.map((entity) => totals[entity]);
  }

  /** The number of entities of the unit, and of those with one mention. */
  counts(): { readonly entities: number; readonly singletons: number } {
    const totals = new Map<number, number>();
    this.#representatives().forEach((entity, i) => {
      totals.set(entity, (totals.get(entity) ?? 0) + this.#sizes[i]);
    });
    let [entities, singletons] = [0, 0];
    for (const size of totals.values()) {
      if (size > 0) entities++;
      if (size === 1) singletons++;
    }
    return { entities, singletons };
  }
}
