import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * Mention detection: how many key mentions were found, how many response mentions are key mentions?
 *
 *     R = |K ∩ R| / |K|        P = |K ∩ R| / |R|
 *
 * "Identification of Mentions" of the CoNLL reference scorer (Pradhan et al. 2014). Cost: O(cells).
 */
export const mentions = defineMetric({
  id: 'mentions',
  label: 'Mentions',
  summary: 'Mention detection: which mentions were found, whatever their entity.',
  cite: ['pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () => ratioMeasures(['sharedMentions', 'keyMentions'], ['sharedMentions', 'responseMentions']),
  count: ({ table: { keyMentions, responseMentions, sharedMentions: num } }) =>
    ratioCounts({ num, den: keyMentions }, { num, den: responseMentions }),
  score: ratioScore,
});
