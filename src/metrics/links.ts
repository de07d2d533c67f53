import type { Contingency } from '../core/contingency.ts';
import { pairs } from './ratio.ts';

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

/** Numbers that are sums over the connected components of a table, and from which the numbers of links follow. */
export interface LinkSums {
  readonly keyMentions: number;
  readonly responseMentions: number;
  /** Mentions that both sides have. */
  readonly matched: number;
  readonly keyCoref: number;
  readonly responseCoref: number;
  readonly sharedCoref: number;
  /** Pairs of matched mentions in one key entity, and in one response entity. */
  readonly keyMatchedCoref: number;
  readonly responseMatchedCoref: number;
}

/** Counts coreference and non-coreference links without enumerating them. */
export const linkCounts = (table: Contingency): LinkCounts => linkCountsOf(linkSums(table));

export function linkSums(table: Contingency): LinkSums {
  const { keySizes, responseSizes, cells } = table;
  const keyMatched = new Int32Array(keySizes.length);
  const responseMatched = new Int32Array(responseSizes.length);
  let sharedCoref = 0;
  const { key, response, shared } = cells;
  for (let c = 0; c < shared.length; c++) {
    keyMatched[key[c]] += shared[c];
    responseMatched[response[c]] += shared[c];
    sharedCoref += pairs(shared[c]);
  }
  return {
    keyMentions: table.keyMentions,
    responseMentions: table.responseMentions,
    matched: table.sharedMentions,
    keyCoref: pairsWithin(keySizes),
    responseCoref: pairsWithin(responseSizes),
    sharedCoref,
    keyMatchedCoref: pairsWithin(keyMatched),
    responseMatchedCoref: pairsWithin(responseMatched),
  };
}

/**
 * A non-coreference link is shared if both mentions are on both sides and in different entities on each side. From all
 * pairs of matched mentions we subtract those within one key entity and those within one response entity, and add back
 * those within both, which were subtracted twice.
 */
export const linkCountsOf = (sums: LinkSums): LinkCounts => ({
  keyCoref: sums.keyCoref,
  responseCoref: sums.responseCoref,
  sharedCoref: sums.sharedCoref,
  keyNoncoref: pairs(sums.keyMentions) - sums.keyCoref,
  responseNoncoref: pairs(sums.responseMentions) - sums.responseCoref,
  sharedNoncoref: pairs(sums.matched) - sums.keyMatchedCoref - sums.responseMatchedCoref + sums.sharedCoref,
});

/** The sum of the pairs of mentions of entities of these sizes. */
export function pairsWithin(sizes: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < sizes.length; i++) sum += pairs(sizes[i]);
  return sum;
}
