import { Order } from './order.ts';

/** A link between two clusters or two mentions, by index. */
export type IndexLink = readonly [from: number, to: number];

/** The clusters of a document for sequencing: a mention without a cluster is a cluster of its own. */
export interface ClusterIndex {
  /** The mentions of each cluster, by index in the document. */
  readonly members: readonly (readonly number[])[];
  /** Cluster of each mention. */
  readonly clusterOf: Int32Array;
}

/** `clusters` are lists of mention indices; a mention in two clusters belongs to the first. */
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

/** The links between clusters that links between mentions give, each once, without links inside a cluster. */
export function clusterLinks(links: readonly IndexLink[], { clusterOf }: ClusterIndex): IndexLink[] {
  const seen = new Map<number, Set<number>>();
  const lifted: IndexLink[] = [];
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
 * The links without those that follow from others: A → B is redundant if B can be reached from A through a third cluster.
 * Of two opposite links both are kept; the links of a longer cycle all follow from each other, and none is kept.
 */
export function withoutImplied(links: readonly IndexLink[], { members }: ClusterIndex): IndexLink[] {
  const order = new Order(members.length, links);
  const implied = order.implied(links);
  return links.filter(([from, to], i) => {
    const mutual = order.componentOf[from] === order.componentOf[to];
    if (order.componentSize(from) > (mutual ? 2 : 1) || order.componentSize(to) > (mutual ? 2 : 1))
      return false;
    return mutual || !implied[i];
  });
}

/** More links than this in one document are refused. */
export const MAX_LINKS = 2_000_000;

/** Each link between clusters as links between all their mentions; undefined if there would be too many. */
export function expanded(links: readonly IndexLink[], { members }: ClusterIndex): IndexLink[] | undefined {
  let total = 0;
  for (const [from, to] of links) total += members[from].length * members[to].length;
  if (total > MAX_LINKS) return undefined;
  return links.flatMap(([from, to]) =>
    members[from].flatMap((a) => members[to].map((b): IndexLink => [a, b])),
  );
}
