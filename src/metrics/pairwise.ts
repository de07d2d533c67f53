import { linkLevels } from './levels.ts';
import { linkCounts } from './links.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * Pairwise F₁: how many of the coreferent pairs of mentions are right?
 *
 *     R = |C_k ∩ C_r| / |C_k|        P = |C_k ∩ C_r| / |C_r|
 *
 * The coreference half of BLANC, known from record linkage. Large entities dominate: their pairs grow with the square
 * of their size. Cost: O(cells).
 */
export const pairwise = defineMetric({
  id: 'pairwise',
  label: 'Pairwise',
  summary: 'Coreferent pairs of mentions; large entities dominate.',
  cite: ['luo-2014'],
  kind: 'extra',
  fields: ratioFields,
  components: 'sum',
  measures: () => ratioMeasures(['sharedCoref', 'keyCoref'], ['sharedCoref', 'responseCoref']),
  count: ({ table }) => {
    const { sharedCoref, keyCoref, responseCoref } = linkCounts(table);
    return ratioCounts({ num: sharedCoref, den: keyCoref }, { num: sharedCoref, den: responseCoref });
  },
  levels: { addsUp: true, count: linkLevels((links) => links) },
  score: ratioScore,
});
