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
  rejectTwins(twin, key.entityOf.length);
  const [keyIndex, keySizes] = sizesOf(key);
  const [responseIndex, responseSizes] = sizesOf(response);

  // Matched response mentions, grouped by key entity (counting sort), so that cells come out in order.
  const firstOf = new Int32Array(keySizes.length + 1);
  for (let j = 0; j < twin.length; j++) {
    if (twin[j] >= 0) firstOf[keyIndex[key.entityOf[twin[j]]] + 1]++;
  }
  for (let i = 0; i < keySizes.length; i++) firstOf[i + 1] += firstOf[i];
  const grouped = new Int32Array(firstOf[keySizes.length]);
  const next = firstOf.slice();
  for (let j = 0; j < twin.length; j++) {
    if (twin[j] >= 0) grouped[next[keyIndex[key.entityOf[twin[j]]]]++] = responseIndex[response.entityOf[j]];
  }

  const cells: Cell[] = [];
  for (let i = 0; i < keySizes.length; i++) {
    const met = grouped.subarray(firstOf[i], firstOf[i + 1]);
    if (met.length > 1) met.sort();
    for (let start = 0; start < met.length; ) {
      let end = start + 1;
      while (end < met.length && met[end] === met[start]) end++;
      const j = met[start];
      cells.push({
        key: i,
        response: j,
        shared: end - start,
        keySize: keySizes[i],
        responseSize: responseSizes[j],
      });
      start = end;
    }
  }
  return { keySizes, responseSizes, cells };
}

/** The sizes of the entities that have mentions, and the new number of each entity. */
function sizesOf({ entities, entityOf }: Partition): [index: Int32Array, sizes: Int32Array] {
  const all = new Int32Array(entities);
  for (let i = 0; i < entityOf.length; i++) all[entityOf[i]]++;
  const index = new Int32Array(entities).fill(-1);
  let kept = 0;
  for (let e = 0; e < entities; e++) if (all[e] > 0) index[e] = kept++;
  return [index, all.filter((size) => size > 0)];
}

function rejectTwins(twin: ArrayLike<number>, keyMentions: number): void {
  const taken = new Uint8Array(keyMentions);
  for (let j = 0; j < twin.length; j++) {
    if (twin[j] < 0) continue;
    if (taken[twin[j]] === 1) {
      throw new RangeError(
        `Expected a one-to-one matching, got two response mentions for key mention ${twin[j]}`,
      );
    }
    taken[twin[j]] = 1;
  }
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
