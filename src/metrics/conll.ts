import type { Score } from './metric.ts';

/** The metrics whose mean is the CoNLL score. */
export const conllParts = ['muc', 'bcub', 'ceafe'] as const;

/** Whether all of them are among these metrics. */
export const hasConllParts = (metrics: readonly { readonly id: string }[]): boolean =>
  conllParts.every((part) => metrics.some(({ id }) => id === part));

/**
 * The CoNLL score: the mean of the F₁ of MUC, B³ and CEAFe (Pradhan et al. 2011, 2012; "MELA").
 * Undefined where a part is missing or undefined, e.g. MUC in a corpus without links.
 */
export function conllAverage(scores: ReadonlyMap<string, Score>): number | null {
  let sum = 0;
  for (const id of conllParts) {
    const f1 = scores.get(id)?.f1;
    if (f1 === undefined || f1 === null) return null;
    sum += f1;
  }
  return sum / conllParts.length;
}
