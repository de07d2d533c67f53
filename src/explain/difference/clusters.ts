import type { Document } from '../../core/document.ts';
import type { Convention } from './switches.ts';

/** The mentions of an entity by name, in order; a repeated mention occurs more than once. */
export type NamedCluster = readonly string[];

/** Both sides of a document under a convention; no response where it lacks the document. */
export interface ClusterPair {
  readonly key: readonly NamedCluster[];
  readonly response: readonly NamedCluster[];
}

/** The clusters of a document as the convention has them: how mentions are named, repeats, singletons. */
export function conventionClusters(
  document: Document,
  { repeats, singletons, spans }: Convention,
  side: 'key' | 'response',
): NamedCluster[] {
  const named: string[][] = document.entities.map(() => []);
  for (const mention of document.mentions) {
    named[mention.entity].push(
      spans === 'sentence' ? sentenceName(document, mention) : documentName(mention),
    );
  }
  const raw = repeats === 'listed' ? byCompletion(document).map((entity) => named[entity]) : named;
  const resolved = repeats === 'listed' || repeats === 'reference' ? raw : withoutRepeats(raw, repeats);
  const dropped = singletons === 'drop' || singletons === `drop in the ${side}`;
  return resolved.filter(({ length }) => length > (dropped ? 1 : 0));
}

/** The entities in the order in which their first mention is complete; in a cell, mentions of one token come first. */
function byCompletion({ entities, mentions }: Document): number[] {
  const order = entities.map(() => Number.POSITIVE_INFINITY);
  for (const { start, end, entity } of mentions) {
    order[entity] = Math.min(order[entity], end - (end - start === 1 ? 0.5 : 0));
  }
  return entities.map((_, i) => i).sort((a, b) => order[a] - order[b] || a - b);
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly parts?: readonly (readonly [number, number])[] | undefined;
}

const documentName = ({ start, end, parts }: Place): string =>
  parts === undefined ? `${start},${end}` : parts.map((part) => part.join()).join(' ');

/** CoVal: the sentence in which the mention ends, and the positions of its first and last token in their sentences. */
function sentenceName({ sentences }: Document, { start, end }: Place): string {
  const first = sentenceOf(sentences, start);
  const last = sentenceOf(sentences, end - 1);
  return `${last}:${start - (sentences[first] ?? 0)},${end - 1 - (sentences[last] ?? 0)}`;
}

function sentenceOf(sentences: ArrayLike<number>, token: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sentences[middle] > token) high = middle;
    else low = middle + 1;
  }
  return Math.max(low - 1, 0);
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
