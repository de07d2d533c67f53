import { maximumAssignment } from '../../core/assignment.ts';
import type { Contingency } from '../../core/contingency.ts';
import { bestSimilarity, phi3, phi4 } from '../ceaf.ts';
import { wholeNumber } from '../measure.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from '../metric.ts';
import { twinless, twinlessPerEntity } from './twinless.ts';

/* Older ways to apply CEAF to predicted mentions; see historical/bcub.ts. */

const variant = { kind: 'historical', fields: ratioFields, score: ratioScore } as const;

/** CEAFm after removing twinless response singletons (Rahman & Ng 2009). */
export const ceafmRn = defineMetric({
  ...variant,
  id: 'ceafm_rn',
  label: 'CEAFm_r&n',
  summary: 'CEAFm after removing twinless response singletons.',
  cite: ['rahman-ng-2009', 'cai-strube-2010'],
  measures: () => ratioMeasures(['alignedMentions', 'keyMentions'], ['alignedMentions', 'keptMentions']),
  count: ({ table }) => {
    const num = bestSimilarity(table, phi3);
    const { responseSingletons } = twinless(table);
    return ratioCounts(
      { num, den: table.keyMentions },
      { num, den: table.responseMentions - responseSingletons },
    );
  },
});

/** CEAFe after removing twinless response singletons (Rahman & Ng 2009). */
export const ceafeRn = defineMetric({
  ...variant,
  id: 'ceafe_rn',
  label: 'CEAFe_r&n',
  summary: 'CEAFe after removing twinless response singletons.',
  cite: ['rahman-ng-2009', 'cai-strube-2010'],
  measures: () =>
    ratioMeasures(
      ['alignedLikeness', 'keyEntities'],
      ['alignedLikeness', { whole: true, atMost: 'responseEntities' }],
    ),
  count: ({ table }) => {
    const num = bestSimilarity(table, phi4);
    const { responseSingletons } = twinless(table);
    return ratioCounts(
      { num, den: table.keySizes.length },
      { num, den: table.responseSizes.length - responseSingletons },
    );
  },
});

/**
 * CEAF_sys with mention similarity (Cai & Strube 2010): the mention sets are made equal as in B³_sys, separately for
 * precision and for recall, and each is aligned separately.
 */
export const ceafmSys = defineMetric({
  ...variant,
  id: 'ceafm_sys',
  label: 'CEAFm_sys',
  summary: 'CEAFm after moving twinless mentions to the other side as singletons.',
  cite: ['cai-strube-2010'],
  measures: () => ratioMeasures([wholeNumber, 'keyMentions'], [wholeNumber, 'movedMentions']),
  count: ({ table }) => {
    const left = twinless(table);
    return ratioCounts(
      { num: alignmentWithSingletons(table, false), den: table.keyMentions },
      {
        num: alignmentWithSingletons(table, true),
        den: table.responseMentions - left.responseSingletons + left.keyMentions,
      },
    );
  },
});

/**
 * Φ₃ of the best alignment where each entity may also be aligned with a singleton made of one of its twinless mentions.
 * All such singletons of an entity have the same weight, so one edge represents them. Response entities get them for
 * precision only, except the twinless response singletons, which are discarded.
 */
function alignmentWithSingletons(
  { keySizes, responseSizes, cells }: Contingency,
  forPrecision: boolean,
): number {
  const edges = Array.from(cells, ({ key, response, shared }) => ({
    row: key,
    column: response,
    weight: shared,
  }));
  let columns = responseSizes.length;
  twinlessPerEntity(keySizes, cells, 'key').forEach((left, key) => {
    if (left > 0) edges.push({ row: key, column: columns++, weight: 1 });
  });
  let rows = keySizes.length;
  if (forPrecision) {
    twinlessPerEntity(responseSizes, cells, 'response').forEach((left, response) => {
      if (left > 0 && responseSizes[response] > 1) edges.push({ row: rows++, column: response, weight: 1 });
    });
  }
  const partner = maximumAssignment(rows, columns, edges);
  let sum = 0;
  for (const { row, column, weight } of edges) if (partner[row] === column) sum += weight;
  return sum;
}
