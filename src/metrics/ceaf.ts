import { type Edges, maximumAssignment, maximumWeight } from '../core/assignment.ts';
import type { Contingency } from '../core/contingency.ts';
import { largestSize, sumPerSize, totalsBySize } from '../core/size-totals.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/** Similarity of a key and a response entity, from the number of shared mentions and the sizes; positive if they share one. */
export type Similarity = (shared: number, keySize: number, responseSize: number) => number;

/** φ₃ = |K ∩ R| (Luo 2005, equation 8). */
export const phi3: Similarity = (shared) => shared;

/** φ₄ = 2 |K ∩ R| / (|K| + |R|) (Luo 2005, equation 9). */
export const phi4: Similarity = (shared, keySize, responseSize) => (2 * shared) / (keySize + responseSize);

/**
 * The similarity Φ(g*) of the best one-to-one alignment g* of key and response entities. Entities that share no
 * mention have similarity 0, so only the cells of the table are edges. φ₃ is a whole number.
 */
export const bestSimilarity = (table: Contingency, similarity: Similarity): number =>
  similarity === phi4
    ? alignedLikeness(table)
    : maximumWeight(table.keySizes.length, table.responseSizes.length, edgesOf(table, similarity));

/**
 * Σ φ₄ of the best alignment, added up by the size of both entities together: neither the order of entities nor the choice among
 * alignments that are equally good changes a bit.
 */
function alignedLikeness(table: Contingency): number {
  const { keySizes, responseSizes, cells } = table;
  const { key, response, shared } = cells;
  const aligned = alignedEntities(table, phi4);
  const twice = totalsBySize(largestSize(keySizes) + largestSize(responseSizes));
  for (let c = 0; c < shared.length; c++) {
    if (aligned[key[c]] === response[c])
      twice[keySizes[key[c]] + responseSizes[response[c]]] += 2 * shared[c];
  }
  return sumPerSize(twice);
}

/** For each key entity the response entity that g* aligns it with, or −1. */
export const alignedEntities = (table: Contingency, similarity: Similarity): Int32Array =>
  maximumAssignment(table.keySizes.length, table.responseSizes.length, edgesOf(table, similarity));

const edgesOf = (table: Contingency, similarity: Similarity): Edges => ({
  row: table.cells.key,
  column: table.cells.response,
  weight: similarities(table, similarity),
});

/** The similarity of the two entities of each cell. */
function similarities(
  { keySizes, responseSizes, cells: { key, response, shared } }: Contingency,
  similarity: Similarity,
): Float64Array {
  const result = new Float64Array(shared.length);
  for (let c = 0; c < shared.length; c++) {
    result[c] = similarity(shared[c], keySizes[key[c]], responseSizes[response[c]]);
  }
  return result;
}

/**
 * CEAF with mention similarity: how many mentions are in the entity that theirs is aligned with?
 *
 *     R = Φ₃(g*) / Σ_i |K_i|        P = Φ₃(g*) / Σ_j |R_j|
 *
 * Luo (2005); Pradhan et al. (2014, section 4.3). Predicted mentions are scored without any change to them.
 * Cost: that of the assignment, per connected component of the overlap graph.
 */
export const ceafm = defineMetric({
  id: 'ceafm',
  label: 'CEAFm',
  summary: 'Mentions shared by entities under the best one-to-one alignment.',
  cite: ['luo-2005', 'pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () => ratioMeasures(['alignedMentions', 'keyMentions'], ['alignedMentions', 'responseMentions']),
  count: ({ table }) => {
    const num = bestSimilarity(table, phi3);
    return ratioCounts({ num, den: table.keyMentions }, { num, den: table.responseMentions });
  },
  score: ratioScore,
});

/**
 * CEAF with entity similarity: how similar are aligned entities, with equal weight for each entity?
 *
 *     R = Φ₄(g*) / N_k        P = Φ₄(g*) / N_r
 *
 * Luo (2005); Pradhan et al. (2014, section 4.3). Cost: that of the assignment.
 */
export const ceafe = defineMetric({
  id: 'ceafe',
  label: 'CEAFe',
  summary: 'Similarity of entities under the best one-to-one alignment, with equal weight for each entity.',
  cite: ['luo-2005', 'pradhan-2014'],
  kind: 'standard',
  fields: ratioFields,
  components: 'sum',
  measures: () => ratioMeasures(['alignedLikeness', 'keyEntities'], ['alignedLikeness', 'responseEntities']),
  count: ({ table }) => {
    const num = bestSimilarity(table, phi4);
    return ratioCounts({ num, den: table.keySizes.length }, { num, den: table.responseSizes.length });
  },
  score: ratioScore,
});
