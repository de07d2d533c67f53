import type { Contingency } from './contingency.ts';
import type { Document } from './document.ts';

/**
 * All that is known about one document after matching. Metrics count from it; explanations, error analysis and the
 * report start from it. Scoring a large corpus builds one pair at a time and keeps only its counts.
 */
export interface AlignedPair {
  /** Prepared: repeats resolved, singletons treated as the settings say, and no entity without mentions. */
  readonly key: Document;
  /** Prepared like the key; a document without mentions where the response lacks it. */
  readonly response: Document;
  /** For each response mention the index of its key mention, or −1. */
  readonly twins: Int32Array;
  /** Its entities are those of `key` and `response`, by index. */
  readonly table: Contingency;
}
