import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * MUC: how many links of a spanning tree of each key entity does the response keep?
 *
 *     R = Σ_i (|K_i| − |p(K_i)|) / Σ_i (|K_i| − 1)        P = R of the transpose
 *
 * p(K_i) is the partition of K_i by the response; a mention that the response lacks is a part of its own
 * (Vilain et al. 1995; Pradhan et al. 2014, section 4.1). |K_i| − |p(K_i)| is the number of found mentions less the
 * number of response entities that they touch, so both numerators are Σ shared − |cells|.
 * Without any link in the key (all singletons) recall is undefined. Cost: O(cells).
 */
export const muc = defineMetric({
  id: 'muc',
  label: 'MUC',
  summary: 'Links of a spanning tree that are kept; ignores singletons, penalises merged entities little.',
  cite: ['vilain-1995', 'pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () =>
    ratioMeasures(['sharedTreeLinks', 'keyTreeLinks'], ['sharedTreeLinks', 'responseTreeLinks']),
  count: ({ table }) => {
    const num = table.sharedMentions - table.cells.length;
    return ratioCounts(
      { num, den: table.keyMentions - table.keySizes.length },
      { num, den: table.responseMentions - table.responseSizes.length },
    );
  },
  score: ratioScore,
});
