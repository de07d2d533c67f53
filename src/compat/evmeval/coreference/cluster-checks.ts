import { type Journal, terminate } from '../python/log.ts';
import { PythonSet } from '../python/set.ts';
import { overlappingClusters } from '../sequencing/relations.ts';

/** Whether two clusters share a mention, which is then reported in the log. */
export function clustersOverlap(clusters: readonly (readonly string[])[], journal: Journal): boolean {
  const overlapping = overlappingClusters(clusters);
  if (overlapping === undefined) return false;
  journal.error(
    'Non empty intersection between clusters found. Please resolve transitive closure before submit.',
  );
  for (const cluster of overlapping) journal.error(new PythonSet(cluster).toString());
  return true;
}

/** Ends a run because of the clusters of a side. */
export function refuseClusters(side: 'Gold standard' | 'System', document: string, journal: Journal): never {
  journal.error(`${side} has data problem for doc [${document}], please refer to log. Quitting...`);
  throw terminate(journal);
}

/**
 * Version 1.6: whether a cluster has two mentions with the same tokens, even if both have none, which is then reported in
 * the log. An unknown mention ends the run.
 */
export function spanRepeats(
  clusters: readonly (readonly string[])[],
  tokensOf: ReadonlyMap<string, readonly string[]>,
  journal: Journal,
): boolean {
  return clusters.some((cluster) => {
    const seen = new Map<string, string>();
    for (const id of new PythonSet(cluster)) {
      const tokens = tokensOf.get(id);
      if (tokens === undefined) {
        journal.error(`Cluster contains event that is not in mention list : [${id}]`);
        throw terminate(journal);
      }
      // Token ids have no commas, and the list is empty only if all tokens are invisible.
      const span = tokens.length === 0 ? 'none' : `:${tokens.join()}`;
      const earlier = seen.get(span);
      if (earlier !== undefined) {
        journal.error('Span within the same cluster cannot be the same.');
        for (const mention of [id, earlier]) journal.error(`${mention}->[${tokens.join()}]`);
        return true;
      }
      seen.set(span, id);
    }
    return false;
  });
}
