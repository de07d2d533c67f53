import type { Document } from '../../core/document.ts';
import { matchedNames, mentionNames, type NamedSide } from './names.ts';
import type { Convention } from './switches.ts';

/** The mentions of an entity by name, in order; a repeated mention occurs more than once. */
export type NamedCluster = readonly string[];

/** Both sides of a document under a convention; no response where it lacks the document. */
export interface ClusterPair {
  readonly key: readonly NamedCluster[];
  readonly response: readonly NamedCluster[];
}

/** The clusters of both sides as the convention has them: how mentions are named and matched, repeats, singletons. */
export function conventionPair(
  key: Document,
  response: Document | undefined,
  convention: Convention,
): ClusterPair {
  const ours = sideOf(key, convention, 'key', key);
  if (response === undefined) return { key: ours.clusters, response: [] };
  const theirs = sideOf(response, convention, 'response', key);
  const nameOf = matchedNames(ours, theirs, convention);
  return {
    key: ours.clusters,
    response: nameOf === undefined ? theirs.clusters : theirs.clusters.map((cluster) => cluster.map(nameOf)),
  };
}

function sideOf(
  document: Document,
  convention: Convention,
  side: 'key' | 'response',
  key: Document,
): NamedSide & { readonly clusters: readonly NamedCluster[] } {
  const { repeats, singletons } = convention;
  const names = mentionNames(document, convention, key);
  const named: string[][] = document.entities.map(() => []);
  document.mentions.entities.forEach((entity, i) => {
    named[entity].push(names[i]);
  });
  const raw = repeats === 'listed' ? byCompletion(document).map((entity) => named[entity]) : named;
  const resolved = repeats === 'listed' || repeats === 'reference' ? raw : withoutRepeats(raw, repeats);
  const dropped = singletons === 'drop' || singletons === `drop in the ${side}`;
  const clusters = resolved.filter(({ length }) => length > (dropped ? 1 : 0));
  return { document, names, clusters, kept: new Set(clusters.flat()) };
}

/** The entities in the order in which their first mention is complete; in a cell, mentions of one token come first. */
function byCompletion({ entities, mentions }: Document): number[] {
  const order = entities.map(() => Number.POSITIVE_INFINITY);
  for (const { start, end, entity } of mentions) {
    order[entity] = Math.min(order[entity], end - (end - start === 1 ? 0.5 : 0));
  }
  return entities.map((_, i) => i).sort((a, b) => order[a] - order[b] || a - b);
}

/** Each mention once, in one cluster. */
function withoutRepeats(
  clusters: readonly string[][],
  policy: 'first' | 'last' | 'drop' | 'merge',
): string[][] {
  if (policy === 'merge') return merged(clusters);
  const owner = new Map<string, number>();
  clusters.forEach((cluster, i) => {
    for (const mention of cluster) {
      const earlier = owner.get(mention);
      if (earlier === undefined || policy === 'last') owner.set(mention, i);
      else if (policy === 'drop' && earlier !== i) owner.set(mention, -1);
    }
  });
  return clusters.map((cluster, i) => [...new Set(cluster)].filter((mention) => owner.get(mention) === i));
}

/** Clusters that share a mention become one, in the place of the first. */
function merged(clusters: readonly string[][]): string[][] {
  const parent = clusters.map((_, i) => i);
  const find = (i: number): number => {
    let root = i;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  };
  const owner = new Map<string, number>();
  clusters.forEach((cluster, i) => {
    for (const mention of cluster) {
      const [a, b] = [find(owner.get(mention) ?? i), find(i)];
      parent[Math.max(a, b)] = Math.min(a, b);
      if (!owner.has(mention)) owner.set(mention, i);
    }
  });
  const members: Set<string>[] = clusters.map(() => new Set());
  clusters.forEach((cluster, i) => {
    for (const mention of cluster) members[find(i)].add(mention);
  });
  return members.map((set) => [...set]);
}
