import type { Candidates } from './candidates.ts';

/** Called for a pair that is free on both sides in a matching, before its conditions are checked. */
export type Considered = (matching: number, key: number, response: number) => void;

/**
 * Greedy one-to-one matchings, one for each mask, in one pass over the candidates: repeatedly take the best remaining
 * pair whose mentions are both free and that meets the conditions; never undo. The matchings are independent.
 */
export function greedyMatchings(
  candidates: Candidates,
  { masks, met }: Requirements,
  considered?: Considered,
): readonly OneToOne[] {
  const drafts = masks.map((mask) => ({
    mask,
    responseOf: new Int32Array(candidates.keyCount).fill(-1),
    scores: new Float64Array(candidates.keyCount),
    used: new Uint8Array(candidates.responseCount),
    total: 0,
  }));
  const visit = (key: number, response: number, score: number): void => {
    const conditions = met(key, response);
    for (let k = 0; k < drafts.length; k++) {
      const draft = drafts[k];
      if (draft.responseOf[key] >= 0 || draft.used[response] === 1) continue;
      considered?.(k, key, response);
      if ((conditions & draft.mask) !== draft.mask) continue;
      draft.responseOf[key] = response;
      draft.scores[key] = score;
      draft.used[response] = 1;
      draft.total += score;
    }
  };
  candidates.descending(visit, (response) => drafts.every(({ used }) => used[response] === 1));
  return drafts;
}

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
