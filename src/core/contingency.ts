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
