import type { Journal } from './log.ts';
import type { ParsedMention } from './mention.ts';
import { PythonSet } from './python-set.ts';
import { overlappingClusters } from './relations.ts';
import type { Release } from './release.ts';

/** What the scorer has against the clusters of a side, said in its log; whether there is anything. */
export function faultyClusters(
  mentions: readonly ParsedMention[],
  clusters: readonly (readonly string[])[],
  { id: release }: Release,
  journal: Journal,
): boolean {
  const overlapping = overlappingClusters(clusters);
  if (overlapping !== undefined) {
    journal.error(
      'Non empty intersection between clusters found. Please resolve transitive closure before submit.',
    );
    for (const cluster of overlapping) journal.error(new PythonSet(cluster).toString());
    return true;
  }
  if (release === '1.8') return false;
  const elementsOf = new Map(mentions.map(({ id, elements }) => [id, elements]));
  return clusters.some((cluster) => faulty16(cluster, elementsOf, journal));
}

/** Version 1.6: an unknown mention, or two mentions with the same visible tokens, even if that is none. */
function faulty16(
  cluster: readonly string[],
  elementsOf: ReadonlyMap<string, string>,
  journal: Journal,
): boolean {
  const seen = new Map<string, string>();
  for (const id of new PythonSet(cluster)) {
    const elements = elementsOf.get(id);
    if (elements === undefined) {
      journal.error(`Cluster contains event mention [${id}] that is not in the mention list`);
      return true;
    }
    const span = elements.split(',').sort().join();
    const earlier = seen.get(span);
    if (earlier === undefined) {
      seen.set(span, id);
      continue;
    }
    const shown = elements.split(',').join(', ');
    journal.error('Span within the same cluster cannot be the same.');
    journal.error(`${id}->[${shown}]`);
    journal.error(`${earlier}->[${shown}]`);
    return true;
  }
  return false;
}
