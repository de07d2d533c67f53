import { freshEngine } from '../engine/engine.ts';
import {
  BAD_ENTITY,
  BAD_TWIN,
  TABLE_CELL_KEY,
  TABLE_CELL_RESPONSE,
  TABLE_CELL_SHARED,
  TABLE_FAULTY_MENTION,
  TABLE_KEY_SINGLETONS,
  TABLE_KEY_SIZES,
  TABLE_MATCHED,
  TABLE_RESPONSE_SINGLETONS,
  TABLE_RESPONSE_SIZES,
} from '../engine/slots.ts';
import type { Document } from './document.ts';

/** One non-empty intersection of a key entity with a response entity. */
export interface Cell {
  /** Index of the key entity. */
  readonly key: number;
  /** Index of the response entity. */
  readonly response: number;
  /** |K_i ∩ R_j|, at least 1. */
  readonly shared: number;
  /** |K_i| */
  readonly keySize: number;
  /** |R_j| */
  readonly responseSize: number;
}

/**
 * The cells of a table, stored as columns, in order of key entity, then response entity. Iterating yields one `Cell`
 * at a time, with the sizes of its entities.
 */
export class Cells implements Iterable<Cell> {
  readonly length: number;
  readonly key: Int32Array;
  readonly response: Int32Array;
  readonly shared: Int32Array;
  readonly #keySizes: ArrayLike<number>;
  readonly #responseSizes: ArrayLike<number>;

  constructor(
    { key, response, shared }: Pick<Cells, 'key' | 'response' | 'shared'>,
    keySizes: ArrayLike<number>,
    responseSizes: ArrayLike<number>,
  ) {
    this.length = shared.length;
    this.key = key;
    this.response = response;
    this.shared = shared;
    this.#keySizes = keySizes;
    this.#responseSizes = responseSizes;
  }

  *[Symbol.iterator](): Iterator<Cell> {
    for (let c = 0; c < this.length; c++) {
      const [key, response, shared] = [this.key[c], this.response[c], this.shared[c]];
      const [keySize, responseSize] = [this.#keySizes[key], this.#responseSizes[response]];
      yield { key, response, shared, keySize, responseSize };
    }
  }
}

/** What contains a name: 1 for each entity and each cell that does. */
export interface NamedParts {
  readonly key: Uint8Array;
  readonly response: Uint8Array;
  readonly cells: Uint8Array;
  /** The number of mentions, on both sides, of which it is known whether they are names. */
  readonly known: number;
}

/** Numbers of a pair of documents that do not follow from its table. Those of a unit are the sums over its documents. */
export type DocumentCounts = Readonly<Partial<Record<DocumentCount, number>>>;

export type DocumentCount =
  /** Words of mentions, once for each mention; `shared`: in the best pairing of mentions. */
  | `${'key' | 'response' | 'shared'}Words`
  /** Documents in which that pairing is not the best one, because too many mentions overlap. */
  | 'greedyWords'
  /** Anaphors of the key: linked to a right antecedent, linked to others, not found; and further ones of the response. */
  | 'rightAnaphors'
  | 'wrongAnaphors'
  | 'missedAnaphors'
  | 'spuriousAnaphors'
  /** Mentions that do not refer. */
  | `${'key' | 'response' | 'shared'}NonReferring`
  /** Bridging anaphors; those whose anchor is a mention, and of the shared ones those with the same one; those with an anchor in the same entity. */
  | `${'key' | 'response' | 'shared'}Bridging`
  | `${'key' | 'response' | 'shared'}BridgingToMentions`
  | 'sharedBridgingToEntities'
  /** Bridging links with an end that is not among the mentions that take part. */
  | `${'key' | 'response'}LostBridging`;

/** The sparse contingency table of a matched document: everything that the metrics count. */
export interface Contingency {
  readonly keySizes: ArrayLike<number>;
  readonly responseSizes: ArrayLike<number>;
  readonly cells: Cells;
  /** The number of mentions on each side: the sum of the sizes. */
  readonly keyMentions: number;
  readonly responseMentions: number;
  /** The number of mentions that both sides have: the sum of the cells. */
  readonly sharedMentions: number;
  /** The number of entities of one mention on each side. */
  readonly keySingletons: number;
  readonly responseSingletons: number;
  /** Present only where a metric asks for names. */
  readonly named?: NamedParts | undefined;
  /** Present only where a metric asks for them. */
  readonly documentCounts?: DocumentCounts | undefined;
}

/** A table of sizes and cells. */
export function tableFrom(
  keySizes: ArrayLike<number>,
  responseSizes: ArrayLike<number>,
  columns: Pick<Cells, 'key' | 'response' | 'shared'>,
): Contingency {
  return {
    keySizes,
    responseSizes,
    cells: new Cells(columns, keySizes, responseSizes),
    keyMentions: total(keySizes),
    responseMentions: total(responseSizes),
    sharedMentions: total(columns.shared),
    keySingletons: singletonCount(keySizes),
    responseSingletons: singletonCount(responseSizes),
  };
}

function total(sizes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i];
  return sum;
}

/** The number of entities of one mention. */
export function singletonCount(sizes: ArrayLike<number>): number {
  let count = 0;
  for (let e = 0; e < sizes.length; e++) if (sizes[e] === 1) count++;
  return count;
}

/** The mentions of one side as a partition: mention i belongs to entity `entityOf[i]`, one of `entities`. */
export interface Partition {
  readonly entities: number;
  readonly entityOf: ArrayLike<number>;
}

export const partitionOf = ({ entities, mentions }: Pick<Document, 'entities' | 'mentions'>): Partition => ({
  entities: entities.length,
  entityOf: mentions.entities,
});

/**
 * The table of two partitions whose mentions are matched one to one: `twin[j]` is the key mention that matches response
 * mention j, or −1. Entities without mentions are left out; the indices in the cells count the remaining entities.
 */
export function contingency(key: Partition, response: Partition, twin: ArrayLike<number>): Contingency {
  checkPartition(key);
  checkPartition(response);
  if (twin.length !== response.entityOf.length)
    throw new RangeError(
      `Expected one twin for each of ${response.entityOf.length} response mentions, got ${twin.length}`,
    );
  const bad = firstNonInteger(twin);
  if (bad >= 0) throw new RangeError(faultOf(BAD_TWIN, bad, twin));
  const keyOf = integers(key.entityOf);
  const responseOf = integers(response.entityOf);
  const twinOf = integers(twin);
  const engine = freshEngine();
  const fault = engine.tasks.contingency(
    engine.put(keyOf),
    key.entityOf.length,
    key.entities,
    engine.put(responseOf),
    response.entityOf.length,
    response.entities,
    engine.put(twinOf),
  );
  if (fault < 0) throw new RangeError(faultOf(fault, engine.result(TABLE_FAULTY_MENTION), twin));
  const keySizes = engine.resultArray(TABLE_KEY_SIZES);
  const responseSizes = engine.resultArray(TABLE_RESPONSE_SIZES);
  const columns = {
    key: engine.resultArray(TABLE_CELL_KEY),
    response: engine.resultArray(TABLE_CELL_RESPONSE),
    shared: engine.resultArray(TABLE_CELL_SHARED),
  };
  return {
    keySizes,
    responseSizes,
    cells: new Cells(columns, keySizes, responseSizes),
    keyMentions: keyOf.length,
    responseMentions: responseOf.length,
    sharedMentions: engine.result(TABLE_MATCHED),
    keySingletons: engine.result(TABLE_KEY_SINGLETONS),
    responseSingletons: engine.result(TABLE_RESPONSE_SINGLETONS),
  };
}

function checkPartition({ entities, entityOf }: Partition): void {
  if (!isCount(entities) || entities > MAX_ENTITIES)
    throw new RangeError(`Expected 0 to ${MAX_ENTITIES} entities, got ${entities}`);
  const bad = firstNonInteger(entityOf);
  if (bad >= 0) throw new RangeError(`Expected mention ${bad} to be in one of the entities`);
}

/** The engine keeps several numbers per entity; more entities than this would not fit into its memory. */
const MAX_ENTITIES = 2 ** 26;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** The index of the first value that is not a 32-bit integer, which the engine would misread; −1 if there is none. */
function firstNonInteger(values: ArrayLike<number>): number {
  if (values instanceof Int32Array) return -1;
  for (let i = 0; i < values.length; i++) if (values[i] !== (values[i] | 0)) return i;
  return -1;
}

/** The message for a fault code of the engine. */
function faultOf(kind: number, mention: number, twin: ArrayLike<number>): string {
  if (kind === BAD_ENTITY) return `Expected mention ${mention} to be in one of the entities`;
  if (kind === BAD_TWIN)
    return `Expected a key mention as twin of response mention ${mention}, got ${twin[mention]}`;
  return `Expected a one-to-one matching, got two response mentions for key mention ${twin[mention]}`;
}

/** Finds the cell of a key and a response entity that share a mention. */
export function cellFinder({ key, response }: Pick<Cells, 'key' | 'response'>) {
  return (keyEntity: number, responseEntity: number): number => {
    let [low, high] = [0, key.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (key[middle] < keyEntity || (key[middle] === keyEntity && response[middle] < responseEntity))
        low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Key and response exchanged: the precision of a table is the recall of its transpose. */
export function transpose({ keySizes, responseSizes, cells }: Contingency): Contingency {
  const flipped = [...cells].sort((a, b) => a.response - b.response || a.key - b.key);
  return tableFrom(responseSizes, keySizes, {
    key: Int32Array.from(flipped, ({ response }) => response),
    response: Int32Array.from(flipped, ({ key }) => key),
    shared: Int32Array.from(flipped, ({ shared }) => shared),
  });
}

/** The same numbers as a typed array. */
export const integers = (values: ArrayLike<number>): Int32Array =>
  values instanceof Int32Array ? values : Int32Array.from(values);
