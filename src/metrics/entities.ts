import type { Contingency } from '../core/contingency.ts';
import { defineMetric, fractionScore } from './metric.ts';

/**
 * Exact entities: how many entities are completely right?
 *
 *     R = |{K_i = R_j}| / N_k        P = |{K_i = R_j}| / N_r
 *
 * CEAF with φ₁(K, R) = 1 if K = R, else 0 (Luo 2005, equation 6). An entity equals at most one other, so no alignment is
 * needed. Called cluster F₁ by Barnes (2015) for entity clustering. Singletons count like other entities.
 * Cost: O(cells).
 */
export const entities = defineMetric({
  id: 'entities',
  label: 'Exact entities',
  summary: 'Entities that are completely right; one wrong mention makes an entity wrong.',
  cite: ['luo-2005', 'barnes-2015'],
  kind: 'extra',
  fields: ['right', 'keyEntities', 'responseEntities'] as const,
  components: 'sum',
  measures: () => ({
    right: 'equalEntities',
    keyEntities: 'keyEntities',
    responseEntities: 'responseEntities',
  }),
  count: ({ table }) => ({
    right: equalEntities(table),
    keyEntities: table.keySizes.length,
    responseEntities: table.responseSizes.length,
  }),
  score: ({ right, keyEntities, responseEntities }) =>
    fractionScore({ num: right, den: keyEntities }, { num: right, den: responseEntities }),
});

/** The cells that are all of their key entity and all of their response entity. */
function equalEntities({ keySizes, responseSizes, cells: { key, response, shared } }: Contingency): number {
  let count = 0;
  for (let c = 0; c < shared.length; c++) {
    if (shared[c] === keySizes[key[c]] && shared[c] === responseSizes[response[c]]) count++;
  }
  return count;
}
