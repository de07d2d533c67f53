import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * Mentions that do not refer, such as the "it" of "it rains": how many were marked as such?
 *
 *     R = |N_K ∩ N_R| / |N_K|        P = |N_K ∩ N_R| / |N_R|
 *
 * Two are the same if they have the same words, whatever the way of matching. They take part in no other metric. The score of the
 * Universal Anaphora scorer (Yu et al. 2022). Undefined on a side without such mentions.
 */
export const nonreferring = defineMetric({
  id: 'nonreferring',
  label: 'Non-referring',
  summary: 'Mentions that are marked as not referring.',
  cite: ['yu-2022'],
  kind: 'extra',
  fields: ratioFields,
  documentCounts: ['sharedNonReferring', 'keyNonReferring', 'responseNonReferring'],
  measures: () => ratioMeasures([{ whole: true }, { whole: true }], [{ whole: true }, { whole: true }]),
  count: ({ table: { documentCounts = {} } }) => {
    const { sharedNonReferring: num = 0, keyNonReferring = 0, responseNonReferring = 0 } = documentCounts;
    return ratioCounts({ num, den: keyNonReferring }, { num, den: responseNonReferring });
  },
  score: ratioScore,
});
