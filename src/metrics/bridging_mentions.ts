import { sharedBridging } from './bridging.ts';
import { defineMetric } from './metric.ts';

/**
 * Bridging links to mentions: how many bridging anaphors were linked to the right mention?
 *
 *     R = |L_K ∩ L_R| / |L_K|        P = |L_K ∩ L_R| / |L_R|
 *
 * L are the links of one anaphor to one mention; two are the same if their anaphors and their anchors match. The full score at markable
 * level of the Universal Anaphora scorer (Yu et al. 2022). Undefined on a side without links to mentions, as in CorefUD, where anchors are
 * entities. Cost: O(mentions).
 */
export const bridgingMentions = defineMetric({
  id: 'bridging_mentions',
  label: 'Bridging to mentions',
  summary: 'Bridging anaphors that are linked to the same mention.',
  cite: ['yu-2022'],
  ...sharedBridging({
    shared: 'sharedBridgingToMentions',
    key: 'keyBridgingToMentions',
    response: 'responseBridgingToMentions',
  }),
});
