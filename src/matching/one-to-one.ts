/** A one-to-one matching of the key and response mentions of a document, by score. */
export interface OneToOne {
  /** The response mention of each key mention, or −1. */
  readonly responseOf: Int32Array;
  /** The score of each key mention with its response mention; 0 where there is none. */
  readonly scores: Float64Array;
  /** The sum of the scores; of a greedy matching in the order in which the pairs were taken. */
  readonly total: number;
}

/**
 * Conditions on a pair besides its score. Several matchings of the same mentions can be made at once, one for each
 * mask: a pair is acceptable if it meets all conditions of the mask.
 */
export interface Requirements {
  readonly masks: readonly number[];
  /** The conditions that a pair meets, as bits. */
  met(key: number, response: number): number;
}
