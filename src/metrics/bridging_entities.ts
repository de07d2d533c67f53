import { sharedBridging } from './bridging.ts';
import { defineMetric } from './metric.ts';

/**
 * Bridging links to entities: how many bridging anaphors were linked to the right entity?
 *
 *     R = |E_K ∩ E_R| / |A_K|        P = |E_K ∩ E_R| / |A_R|
 *
 * E_K ∩ E_R are anaphors of both sides for which the anchor of the response matches a mention of the key entity of the key's anchor; where
 * the anchor of the response is an entity, one of its mentions does. The full score at entity level of the Universal Anaphora scorer (Yu
 * et al. 2022). Undefined on a side without links. Cost: O(mentions).
 */
export const bridgingEntities = defineMetric({
  id: 'bridging_entities',
  label: 'Bridging to entities',
  summary: 'Bridging anaphors that are linked to a mention of the same entity.',
  cite: ['yu-2022'],
  ...sharedBridging({ shared: 'sharedBridgingToEntities', key: 'keyBridging', response: 'responseBridging' }),
});
