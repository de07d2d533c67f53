import { freshEngine } from '../engine/engine.ts';

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
 * The cells of a table in columns, in order of key entity, then response entity. Who walks over them gets them one by
 * one, with the sizes of their entities.
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

/** The sparse contingency table of a matched document: all that any metric needs to know. */
export interface Contingency {
  readonly keySizes: ArrayLike<number>;
  readonly responseSizes: ArrayLike<number>;
  readonly cells: Cells;
}

/** The mentions of one side as a partition: mention i belongs to entity `entityOf[i]`, one of `entities`. */
export interface Partition {
  readonly entities: number;
  readonly entityOf: ArrayLike<number>;
}

/**
 * The table of two partitions whose mentions are matched one to one: `twin[j]` is the key mention that response mention
 * j is, or −1. Entities without mentions are left out, so indices of cells are those of the entities that remain.
 */
export function contingency(key: Partition, response: Partition, twin: ArrayLike<number>): Contingency {
  for (const { entities, entityOf } of [key, response]) {
    if (!isCount(entities) || entities > MOST_ENTITIES)
      throw new RangeError(`Expected 0 to ${MOST_ENTITIES} entities, got ${entities}`);
    const bad = firstNonInteger(entityOf);
    if (bad >= 0) throw new RangeError(`Expected mention ${bad} to be in one of the entities`);
  }
  if (twin.length !== response.entityOf.length)
    throw new RangeError(
      `Expected one twin for each of ${response.entityOf.length} response mentions, got ${twin.length}`,
    );
  const bad = firstNonInteger(twin);
  if (bad >= 0) throw new RangeError(faultOf(BAD_TWIN, bad, twin));
  const engine = freshEngine();
  const fault = engine.tasks.contingency(
    engine.put(key.entityOf),
    key.entityOf.length,
    key.entities,
    engine.put(response.entityOf),
    response.entityOf.length,
    response.entities,
    engine.put(twin),
  );
  if (fault < 0) throw new RangeError(faultOf(fault, engine.told(0), twin));
  const keySizes = engine.takeTold(0);
  const responseSizes = engine.takeTold(2);
  const columns = { key: engine.takeTold(4), response: engine.takeTold(6), shared: engine.takeTold(8) };
  return { keySizes, responseSizes, cells: new Cells(columns, keySizes, responseSizes) };
}

/** More entities than this do not fit into the memory of the engine, which keeps several numbers for each. */
const MOST_ENTITIES = 2 ** 26;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** The index of the first value that the engine, whose numbers are 32-bit integers, would read as another; −1 if none. */
function firstNonInteger(values: ArrayLike<number>): number {
  if (values instanceof Int32Array) return -1;
  for (let i = 0; i < values.length; i++) if (values[i] !== (values[i] | 0)) return i;
  return -1;
}

const BAD_ENTITY = -1;
const BAD_TWIN = -2;

/** What is wrong with a mention, by the number that the engine has for it. */
function faultOf(kind: number, mention: number, twin: ArrayLike<number>): string {
  if (kind === BAD_ENTITY) return `Expected mention ${mention} to be in one of the entities`;
  if (kind === BAD_TWIN)
    return `Expected a key mention as twin of response mention ${mention}, got ${twin[mention]}`;
  return `Expected a one-to-one matching, got two response mentions for key mention ${twin[mention]}`;
}

/** Key and response exchanged: the precision of a table is the recall of its transpose. */
export function transpose({ keySizes, responseSizes, cells }: Contingency): Contingency {
  const flipped = [...cells].sort((a, b) => a.response - b.response || a.key - b.key);
  const columns = {
    key: Int32Array.from(flipped, ({ response }) => response),
    response: Int32Array.from(flipped, ({ key }) => key),
    shared: Int32Array.from(flipped, ({ shared }) => shared),
  };
  return {
    keySizes: responseSizes,
    responseSizes: keySizes,
    cells: new Cells(columns, responseSizes, keySizes),
  };
}

/** The number of mentions in the entities of one side. */
export function total(sizes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i];
  return sum;
}
