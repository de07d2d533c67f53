import type { Contingency } from '../../core/contingency.ts';
import { largestSize, sumPerSize, totalsBySize } from '../../core/size-totals.ts';

/**
 * Twinless mentions (Stoyanov et al. 2009): those that only one side has. The historical variants of B³ and CEAF differ
 * only in how they treat them.
 */
export interface Twinless {
  /** Σ_i (twinless mentions of K_i) / |K_i| */
  readonly keyShare: number;
  /** Σ_j (twinless mentions of R_j) / |R_j| */
  readonly responseShare: number;
  readonly keyMentions: number;
  readonly responseMentions: number;
  /** Twinless response mentions that are singletons: entities of one mention without a cell. */
  readonly responseSingletons: number;
}

export function twinless(table: Contingency): Twinless {
  const { keySizes, responseSizes, cells, sharedMentions } = table;
  const keyLeft = twinlessPerEntity(keySizes, cells, 'key');
  const responseLeft = twinlessPerEntity(responseSizes, cells, 'response');
  let responseSingletons = 0;
  for (let j = 0; j < responseSizes.length; j++) {
    if (responseSizes[j] === 1 && responseLeft[j] === 1) responseSingletons++;
  }
  return {
    keyShare: share(keyLeft, keySizes),
    responseShare: share(responseLeft, responseSizes),
    keyMentions: table.keyMentions - sharedMentions,
    responseMentions: table.responseMentions - sharedMentions,
    responseSingletons,
  };
}

/** For each entity of one side, the number of its mentions that the other side lacks. */
export function twinlessPerEntity(
  sizes: ArrayLike<number>,
  cells: Contingency['cells'],
  side: 'key' | 'response',
): Float64Array {
  const left = Float64Array.from(sizes);
  for (let c = 0; c < cells.length; c++) left[cells[side][c]] -= cells.shared[c];
  return left;
}

function share(left: Float64Array, sizes: ArrayLike<number>): number {
  const totals = totalsBySize(largestSize(sizes));
  for (let i = 0; i < sizes.length; i++) if (left[i] > 0) totals[sizes[i]] += left[i];
  return sumPerSize(totals);
}
