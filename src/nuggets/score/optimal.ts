import { type Edge, maximumAssignment } from '../../core/assignment.ts';
import type { Candidates } from '../../matching/candidates.ts';
import type { Agreement, Setting } from '../model/attributes.ts';
import type { Mapping } from './mapping.ts';

/** A document with more overlapping pairs than this is not solved. */
export const MOST_PAIRS = 2_000_000;

/**
 * The best mapping of each setting: section 3.1.2 asks for the highest score over all possible mappings. That is a
 * maximum-weight assignment with Dice as weight, which the greedy pass only approximates. Undefined if there are more
 * than MOST_PAIRS pairs.
 */
export function optimalMappings(
  candidates: Candidates,
  goldCount: number,
  systemCount: number,
  settings: readonly Setting[],
  agree: Agreement,
  greedy: readonly Mapping[],
): readonly Mapping[] | undefined {
  const pairs: Edge[] = [];
  const complete = candidates.each((row, column, weight) => {
    pairs.push({ row, column, weight });
    return pairs.length <= MOST_PAIRS;
  });
  if (!complete) return undefined;
  const agreed = Uint8Array.from(pairs, ({ row, column }) => agree(row, column));
  return settings.map(({ mask }, k) => {
    const edges = pairs.filter((_, i) => (agreed[i] & mask) === mask);
    const systemOf = maximumAssignment(goldCount, systemCount, edges);
    const dice = new Float64Array(goldCount);
    for (const { row, column, weight } of edges) if (systemOf[row] === column) dice[row] = weight;
    const truePositives = dice.reduce((sum, value) => sum + value, 0);
    // Where both are best, rounding must not make the better method look worse.
    return truePositives > greedy[k].truePositives ? { systemOf, dice, truePositives } : greedy[k];
  });
}
