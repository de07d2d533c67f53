import type { Contingency } from '../core/contingency.ts';
import { pairs, total } from './ratio.ts';

/** The number of links of each kind, and of those that both sides have. */
export interface LinkCounts {
  /** |C_k|: pairs of mentions in one key entity. */
  readonly keyCoref: number;
  /** |C_r| */
  readonly responseCoref: number;
  /** |C_k ∩ C_r| */
  readonly sharedCoref: number;
  /** |N_k|: pairs of key mentions in different entities. */
  readonly keyNoncoref: number;
  /** |N_r| */
  readonly responseNoncoref: number;
  /** |N_k ∩ N_r| */
  readonly sharedNoncoref: number;
}

/**
 * Counts coreference and non-coreference links without enumerating them.
 *
 * A non-coreference link is shared if both mentions are on both sides and in different entities on each side. From all
 * pairs of matched mentions we subtract those within one key entity and those within one response entity, and add back
 * those within both, which were subtracted twice.
 */
export function linkCounts({ keySizes, responseSizes, cells }: Contingency): LinkCounts {
  const keyMatched = new Float64Array(keySizes.length);
  const responseMatched = new Float64Array(responseSizes.length);
  let matched = 0;
  let sharedCoref = 0;
  const { key, response, shared } = cells;
  for (let c = 0; c < shared.length; c++) {
    keyMatched[key[c]] += shared[c];
    responseMatched[response[c]] += shared[c];
    matched += shared[c];
    sharedCoref += pairs(shared[c]);
  }
  const keyCoref = pairsWithin(keySizes);
  const responseCoref = pairsWithin(responseSizes);
  return {
    keyCoref,
    responseCoref,
    sharedCoref,
    keyNoncoref: pairs(total(keySizes)) - keyCoref,
    responseNoncoref: pairs(total(responseSizes)) - responseCoref,
    sharedNoncoref: pairs(matched) - pairsWithin(keyMatched) - pairsWithin(responseMatched) + sharedCoref,
  };
}

function pairsWithin(sizes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += pairs(sizes[i]);
  return sum;
}
