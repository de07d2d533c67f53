import { type Edge, maximumAssignment } from '../core/assignment.ts';
import type { Candidates } from './candidates.ts';
import type { OneToOne, Requirements } from './greedy.ts';

/** A document with more overlapping pairs than this is not solved. */
export const MAX_SOLVED_PAIRS = 2_000_000;

/**
 * Optimal one-to-one matchings, one for each mask: the maximum-weight assignment with the score as weight, which the
 * greedy matching only approximates. Undefined if there are more than `MAX_SOLVED_PAIRS` pairs.
 */
export function optimalMatchings(
  candidates: Candidates,
  { masks, met }: Requirements,
): readonly OneToOne[] | undefined {
  const pairs: Edge[] = [];
  const complete = candidates.each((row, column, weight) => {
    pairs.push({ row, column, weight });
    return pairs.length <= MAX_SOLVED_PAIRS;
  });
  if (!complete) return undefined;
  const conditions = Int32Array.from(pairs, ({ row, column }) => met(row, column));
  return masks.map((mask) => {
    const edges = pairs.filter((_, i) => (conditions[i] & mask) === mask);
    const responseOf = maximumAssignment(candidates.keyCount, candidates.responseCount, edges);
    const scores = new Float64Array(candidates.keyCount);
    for (const { row, column, weight } of edges) if (responseOf[row] === column) scores[row] = weight;
    return { responseOf, scores, total: scores.reduce((sum, value) => sum + value, 0) };
  });
}
