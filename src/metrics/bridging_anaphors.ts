import { sharedBridging } from './bridging.ts';
import { defineMetric } from './metric.ts';

/**
 * Bridging anaphors: how many mentions with a bridging link have a counterpart with one?
 *
 *     R = |A_K ∩ A_R| / |A_K|        P = |A_K ∩ A_R| / |A_R|
 *
 * Anaphors are compared by the way of matching. Their anchors do not matter; of several links of an anaphor the last counts. The anaphor
 * recognition of the Universal Anaphora scorer (Yu et al. 2022). Undefined on a side without links. Cost: O(mentions).
 */
export const bridgingAnaphors = defineMetric({
  id: 'bridging_anaphors',
  label: 'Bridging anaphors',
  summary: 'Bridging anaphors that are found.',
  cite: ['yu-2022'],
  ...sharedBridging({ shared: 'sharedBridging', key: 'keyBridging', response: 'responseBridging' }),
});
