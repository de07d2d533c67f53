import type { Candidates } from './candidates.ts';
import type { OneToOne, Requirements } from './one-to-one.ts';

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
