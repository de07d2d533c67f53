import { linkCounts } from './links.ts';
import { defineMetric, indexScore } from './metric.ts';

/**
 * The Fowlkes–Mallows index: the geometric mean of recall and precision of coreferent pairs.
 *
 *     FM = √(C / |C_k|) · √(C / |C_r|)        C = |C_k ∩ C_r|
 *
 * Fowlkes & Mallows (1983), with the pairs of `pairwise`. Symmetric. 0 if only one side has a coreferent pair, undefined if
 * neither has. Cost: O(cells).
 */
export const fm = defineMetric({
  id: 'fm',
  label: 'Fowlkes–Mallows',
  summary: 'Geometric mean of recall and precision of coreferent pairs.',
  cite: ['fowlkes-mallows-1983'],
  kind: 'extra',
  headline: 'index',
  fields: ['sharedCoref', 'keyCoref', 'responseCoref'] as const,
  components: 'sum',
  measures: () => ({ sharedCoref: 'sharedCoref', keyCoref: 'keyCoref', responseCoref: 'responseCoref' }),
  count: ({ table }) => {
    const { sharedCoref, keyCoref, responseCoref } = linkCounts(table);
    return { sharedCoref, keyCoref, responseCoref };
  },
  score: ({ sharedCoref, keyCoref, responseCoref }) => {
    if (keyCoref === 0 && responseCoref === 0) return indexScore(null);
    if (keyCoref === 0 || responseCoref === 0) return indexScore(0);
    return indexScore(Math.sqrt(sharedCoref / keyCoref) * Math.sqrt(sharedCoref / responseCoref));
  },
});
