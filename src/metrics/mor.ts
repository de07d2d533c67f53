import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * Mention overlap ratio: how many words of mentions were found, if every mention is compared with one mention of the other side?
 *
 *     R = W / Σ_k |words of k|        P = W / Σ_r |words of r|        W = max over one-to-one pairings of Σ |words of k ∩ words of r|
 *
 * A metric of the CorefUD scorer (Žabokrtský et al. 2022). Independent of the way of matching. Undefined on a side without words.
 * Cost: that of the assignment of overlapping mentions.
 */
export const mor = defineMetric({
  id: 'mor',
  label: 'MOR',
  summary: 'Words that mentions of both sides have in common, in the best pairing of mentions.',
  cite: ['zabokrtsky-2022'],
  kind: 'extra',
  fields: ratioFields,
  documentCounts: ['sharedWords', 'keyWords', 'responseWords'],
  measures: () => ratioMeasures([{ whole: true }, { whole: true }], [{ whole: true }, { whole: true }]),
  count: ({ table: { documentCounts = {} } }) => {
    const { sharedWords: num = 0, keyWords = 0, responseWords = 0 } = documentCounts;
    return ratioCounts({ num, den: keyWords }, { num, den: responseWords });
  },
  score: ratioScore,
});
