import { linkCounts } from './links.ts';
import { defineMetric, indexScore } from './metric.ts';
import { unionSize } from './rand.ts';
import { pairs } from './ratio.ts';

/**
 * The adjusted Rand index: agreement on coreferent pairs, corrected for chance.
 *
 *     ARI = (C − E) / ((|C_k| + |C_r|) / 2 − E)        E = |C_k| · |C_r| / all pairs
 *
 * C = |C_k ∩ C_r|. Hubert & Arabie (1985), over the union of the mentions of both sides as in `rand`. C, E and the mean
 * are each summed over documents, since pairs never cross documents; for one document that is the published formula.
 * 1 for identical partitions, 0 for chance agreement, negative below it. Where chance agreement is complete (both sides
 * all singletons, or both one entity) it is 1; without any pair it is undefined. Symmetric. Cost: O(cells).
 */
export const ari = defineMetric({
  id: 'ari',
  label: 'ARI',
  summary: 'Rand index corrected for chance.',
  cite: ['hubert-arabie-1985'],
  kind: 'extra',
  headline: 'index',
  fields: ['shared', 'expected', 'mean', 'pairs'] as const,
  measures: () => ({
    shared: 'sharedCoref',
    expected: { whole: false, atMost: 'meanCoref' },
    mean: 'meanCoref',
    pairs: 'unionPairs',
  }),
  count: ({ table }) => {
    const { sharedCoref, keyCoref, responseCoref } = linkCounts(table);
    const all = pairs(unionSize(table));
    return {
      shared: sharedCoref,
      expected: all === 0 ? 0 : (keyCoref / all) * responseCoref,
      mean: (keyCoref + responseCoref) / 2,
      pairs: all,
    };
  },
  score: ({ shared, expected, mean, pairs: all }) => {
    if (all === 0) return indexScore(null);
    return indexScore(mean === expected ? 1 : (shared - expected) / (mean - expected));
  },
});
