import { defineMetric, fractionScore } from './metric.ts';

/**
 * Purity and inverse purity: how many mentions are in the largest common part of their entity?
 *
 *     R = Σ_i max_j |K_i ∩ R_j| / Σ_i |K_i|        P = Σ_j max_i |K_i ∩ R_j| / Σ_j |R_j|
 *
 * Precision is the purity of Zhao & Karypis (2001), recall the inverse purity; Amigó et al. (2009) combine both. CEAFm without
 * the condition that entities are aligned one to one, and so never below it. Cost: O(cells).
 */
export const purity = defineMetric({
  id: 'purity',
  label: 'Purity',
  summary: 'Mentions in the largest common part of their entity: inverse purity is recall, purity precision.',
  cite: ['zhao-karypis-2001', 'amigo-2009'],
  kind: 'extra',
  fields: ['recallNum', 'keyMentions', 'precisionNum', 'responseMentions'] as const,
  components: 'sum',
  measures: () => ({
    recallNum: { whole: true, atMost: 'sharedMentions' },
    keyMentions: 'keyMentions',
    precisionNum: { whole: true, atMost: 'sharedMentions' },
    responseMentions: 'responseMentions',
  }),
  count: ({ table: { keySizes, responseSizes, cells, keyMentions, responseMentions } }) => ({
    recallNum: largestParts(keySizes.length, cells.key, cells.shared),
    keyMentions,
    precisionNum: largestParts(responseSizes.length, cells.response, cells.shared),
    responseMentions,
  }),
  score: ({ recallNum, keyMentions, precisionNum, responseMentions }) =>
    fractionScore({ num: recallNum, den: keyMentions }, { num: precisionNum, den: responseMentions }),
});

/** The sum of the largest cell of each entity of one side; `entity` has the entity of each cell. */
function largestParts(entities: number, entity: Int32Array, shared: Int32Array): number {
  const largest = new Int32Array(entities);
  for (let c = 0; c < shared.length; c++) {
    if (shared[c] > largest[entity[c]]) largest[entity[c]] = shared[c];
  }
  let sum = 0;
  for (let e = 0; e < entities; e++) sum += largest[e];
  return sum;
}
