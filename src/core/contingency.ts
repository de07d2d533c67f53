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
 * The sparse contingency table of a matched document: all that any metric needs to know.
 * Cells are in order of key entity, then response entity.
 */
export interface Contingency {
  readonly keySizes: ArrayLike<number>;
  readonly responseSizes: ArrayLike<number>;
  readonly cells: readonly Cell[];
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
  const engine = freshEngine();
  const fault = engine.tasks.contingency(
    ...([engine.put(key.entityOf), key.entityOf.length, key.entities] as const),
    ...([engine.put(response.entityOf), response.entityOf.length, response.entities] as const),
    engine.put(twin),
  );
  if (fault < 0) throw new RangeError(faultOf(fault, engine.told(0), twin));
  const keySizes = engine.takeTold(0);
  const responseSizes = engine.takeTold(2);
  const [keys, responses, shared] = [engine.lookAtTold(4), engine.lookAtTold(6), engine.lookAtTold(8)];
  const cells: Cell[] = [];
  for (let c = 0; c < shared.length; c++) {
    const i = keys[c];
    const j = responses[c];
    cells.push({
      key: i,
      response: j,
      shared: shared[c],
      keySize: keySizes[i],
      responseSize: responseSizes[j],
    });
  }
  return { keySizes, responseSizes, cells };
}

/** What is wrong with a mention, by the number that the engine has for it. */
function faultOf(kind: number, mention: number, twin: ArrayLike<number>): string {
  if (kind === -1) return `Expected mention ${mention} to be in one of the entities`;
  if (kind === 2)
    return `Expected a key mention as twin of response mention ${mention}, got ${twin[mention]}`;
  return `Expected a one-to-one matching, got two response mentions for key mention ${twin[mention]}`;
}

/** Key and response exchanged: the precision of a table is the recall of its transpose. */
export function transpose({ keySizes, responseSizes, cells }: Contingency): Contingency {
  const flipped = cells.map((cell) => ({
    key: cell.response,
    response: cell.key,
    shared: cell.shared,
    keySize: cell.responseSize,
    responseSize: cell.keySize,
  }));
  flipped.sort((a, b) => a.key - b.key || a.response - b.response);
  return { keySizes: responseSizes, responseSizes: keySizes, cells: flipped };
}

/** The number of mentions in the entities of one side. */
export function total(sizes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += sizes[i];
  return sum;
}
