import type { Contingency } from '../core/contingency.ts';
import { largestSize, sumPerSize, totalsBySize } from '../core/size-totals.ts';
import { linkLevels } from './levels.ts';
import type { Measure } from './measure.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/**
 * B³: how pure is the entity around each mention?
 *
 *     R = Σ_ij (|K_i ∩ R_j|² / |K_i|) / Σ_i |K_i|        P = R of the transpose
 *
 * Bagga & Baldwin (1998) assume one mention set. With system mentions we follow the CoNLL reference scorer
 * (Pradhan et al. 2014, section 4.2): unmatched mentions stay in the denominator and earn nothing
 * (golden cases A2 to A4). Cost: O(cells).
 *
 * Across documents, each mention spreads its weight evenly over its entity, itself included.
 */
export const bcub = defineMetric({
  id: 'bcub',
  label: 'B³',
  summary: 'Mention-weighted purity of the entity around each mention.',
  cite: ['bagga-baldwin-1998', 'pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () => ratioMeasures([credit, 'keyMentions'], [credit, 'responseMentions']),
  count: ({ table }) =>
    ratioCounts(
      { num: recallCredit(table), den: table.keyMentions },
      { num: precisionCredit(table), den: table.responseMentions },
    ),
  levels: { addsUp: true, count: linkLevels((links, selves, size) => (2 * links + selves) / size) },
  score: ratioScore,
});

/** The numerator of B³: each mention that both sides have contributes at most 1. */
export const credit: Measure = { whole: false, atMost: 'sharedMentions' };

/** Σ_ij |K_i ∩ R_j|² / |K_i| */
export const recallCredit = ({ keySizes, cells }: Contingency): number =>
  purity(cells.shared, keySizes, cells.key);

/** Σ_ij |K_i ∩ R_j|² / |R_j| */
export const precisionCredit = ({ responseSizes, cells }: Contingency): number =>
  purity(cells.shared, responseSizes, cells.response);

/** The sum over the cells of one side, which has entities of these sizes. */
function purity(shared: Int32Array, sizes: ArrayLike<number>, entity: Int32Array): number {
  const squares = totalsBySize(largestSize(sizes));
  for (let c = 0; c < shared.length; c++) squares[sizes[entity[c]]] += shared[c] * shared[c];
  return sumPerSize(squares);
}
