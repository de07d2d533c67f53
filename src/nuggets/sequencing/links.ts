import { Order } from './order.ts';

/** A link between two numbered things, clusters or mentions. */
export type Link = readonly [from: number, to: number];

/** The clusters of a document as sequencing sees them: a mention without cluster is its own. */
export interface ClusterIndex {
  /** Mentions, by their position in the document, of each cluster. */
  readonly members: readonly (readonly number[])[];
  /** Cluster of each mention. */
  readonly clusterOf: Int32Array;
}

/** `clusters` are lists of mention positions; a mention that stands in two belongs to the first. */
export function clusterIndex(mentions: number, clusters: readonly (readonly number[])[]): ClusterIndex {
  const clusterOf = new Int32Array(mentions).fill(-1);
  const members: number[][] = [];
  for (const cluster of clusters) {
    const free = [...new Set(cluster)].filter((mention) => clusterOf[mention] < 0);
    if (free.length === 0) continue;
    for (const mention of free) clusterOf[mention] = members.length;
    members.push(free);
  }
  for (let mention = 0; mention < mentions; mention++) {
    if (clusterOf[mention] >= 0) continue;
    clusterOf[mention] = members.length;
    members.push([mention]);
  }
  return { members, clusterOf };
}

/** Links between clusters for links between mentions, each once; a link inside a cluster says nothing. */
export function clusterLinks(links: readonly Link[], { clusterOf }: ClusterIndex): Link[] {
  const seen = new Map<number, Set<number>>();
  const lifted: Link[] = [];
  for (const [a, b] of links) {
    const [from, to] = [clusterOf[a], clusterOf[b]];
    if (from === to) continue;
    const targets = seen.get(from) ?? new Set();
    seen.set(from, targets);
    if (targets.has(to)) continue;
    targets.add(to);
    lifted.push([from, to]);
  }
  return lifted;
}

/**
 * Without the links A → B that follow from others: some third cluster can be reached from A and reaches B. Opposite
 * links keep each other; the links of a longer circle all follow from each other, and none is kept.
 */
export function withoutImplied(links: readonly Link[], { members }: ClusterIndex): Link[] {
  const order = new Order(members.length, links);
  const implied = order.implied(links);
  return links.filter(([from, to], i) => {
    const mutual = order.componentOf[from] === order.componentOf[to];
    if (order.circle(from) > (mutual ? 2 : 1) || order.circle(to) > (mutual ? 2 : 1)) return false;
    return mutual || !implied[i];
  });
}

/** More links than this in one document are refused. */
export const MOST_LINKS = 2_000_000;

/** Each link between clusters as links between all their mentions; undefined if there would be too many. */
export function expanded(links: readonly Link[], { members }: ClusterIndex): Link[] | undefined {
  let total = 0;
  for (const [from, to] of links) total += members[from].length * members[to].length;
  if (total > MOST_LINKS) return undefined;
  return links.flatMap(([from, to]) => members[from].flatMap((a) => members[to].map((b): Link => [a, b])));
}
