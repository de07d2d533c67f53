import { type Edge, maximumAssignment } from '../../core/assignment.ts';
import { pairs } from '../../metrics/ratio.ts';
import type { ClusterPair, NamedCluster } from './clusters.ts';

/** Numerator and denominator of recall, then of precision. */
export type ClusterFractions = readonly [rNum: number, rDen: number, pNum: number, pDen: number];

/** The counts of one document; BLANC has two kinds of links. */
export type ClusterCounts = ReadonlyMap<string, ClusterFractions>;

/**
 * The metrics on clusters that may hold a mention twice. On clusters without repeats they are those of `score`; with
 * repeats, each occurrence counts, and a mention is looked up in the last cluster that has it, as CoVal does.
 * `skipSingletons` leaves singletons out of B³, and those of the response out of CEAFe.
 */
export function countClusters({ key, response }: ClusterPair, skipSingletons: boolean): ClusterCounts {
  const inResponse = lastOwner(response);
  const inKey = lastOwner(key);
  const both = (
    count: (own: readonly NamedCluster[], owner: ReadonlyMap<string, number>) => [number, number],
  ): ClusterFractions => [...count(key, inResponse), ...count(response, inKey)];
  const larger = skipSingletons ? response.filter(({ length }) => length > 1) : response;
  const ceafm = aligned(key, response, (shared) => shared);
  const ceafe = aligned(key, larger, (shared, a, b) => (2 * shared) / (a + b));
  return new Map<string, ClusterFractions>([
    ['mentions', both(mentionCounts)],
    ['muc', both(mucCounts)],
    [
      'bcub',
      both((own, owner) => bcubCounts(skipSingletons ? own.filter(({ length }) => length > 1) : own, owner)),
    ],
    ['ceafm', [ceafm, mentionCount(key), ceafm, mentionCount(response)]],
    ['ceafe', [ceafe, key.length, ceafe, larger.length]],
    ['lea', [...leaCounts(key, response, inResponse), ...leaCounts(response, key, inKey)]],
    ...blancCounts(key, response, inResponse, inKey),
  ]);
}

function lastOwner(clusters: readonly NamedCluster[]): Map<string, number> {
  const owner = new Map<string, number>();
  clusters.forEach((cluster, i) => {
    for (const mention of cluster) owner.set(mention, i);
  });
  return owner;
}

/** How many mentions of a cluster are in each cluster of the other side. */
function overlaps(cluster: NamedCluster, owner: ReadonlyMap<string, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const mention of cluster) {
    const other = owner.get(mention);
    if (other !== undefined) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return counts;
}

const mentionCount = (clusters: readonly NamedCluster[]): number =>
  clusters.reduce((sum, { length }) => sum + length, 0);
const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

type Owner = ReadonlyMap<string, number>;

function mentionCounts(own: readonly NamedCluster[], owner: Owner): [number, number] {
  const distinct = new Set(own.flat());
  return [[...distinct].filter((mention) => owner.has(mention)).length, distinct.size];
}

function mucCounts(own: readonly NamedCluster[], owner: Owner): [number, number] {
  let [num, den] = [0, 0];
  for (const cluster of own) {
    const counts = overlaps(cluster, owner);
    num += sumOf(counts.values()) - counts.size;
    den += cluster.length - 1;
  }
  return [num, den];
}

function bcubCounts(own: readonly NamedCluster[], owner: Owner): [number, number] {
  let num = 0;
  for (const cluster of own) {
    for (const count of overlaps(cluster, owner).values()) num += (count * count) / cluster.length;
  }
  return [num, mentionCount(own)];
}

function leaCounts(
  own: readonly NamedCluster[],
  others: readonly NamedCluster[],
  owner: Owner,
): [number, number] {
  let num = 0;
  for (const cluster of own) {
    const { length } = cluster;
    const counts = overlaps(cluster, owner);
    if (length === 1) {
      for (const other of counts.keys()) if (others[other].length === 1) num++;
      continue;
    }
    let links = 0;
    for (const count of counts.values()) links += pairs(count);
    num += (length * links) / pairs(length);
  }
  return [num, mentionCount(own)];
}

/** The similarity of the best alignment. An occurrence in a key cluster is shared if the response cluster has the mention. */
function aligned(
  key: readonly NamedCluster[],
  response: readonly NamedCluster[],
  similarity: (shared: number, keySize: number, responseSize: number) => number,
): number {
  const holders = new Map<string, Set<number>>();
  response.forEach((cluster, i) => {
    for (const mention of cluster) {
      const set = holders.get(mention) ?? new Set();
      holders.set(mention, set.add(i));
    }
  });
  const edges: Edge[] = [];
  key.forEach((cluster, row) => {
    const shared = new Map<number, number>();
    for (const mention of cluster) {
      for (const column of holders.get(mention) ?? []) shared.set(column, (shared.get(column) ?? 0) + 1);
    }
    for (const [column, count] of shared) {
      edges.push({ row, column, weight: similarity(count, cluster.length, response[column].length) });
    }
  });
  const columnOf = maximumAssignment(key.length, response.length, edges);
  let sum = 0;
  for (const { row, column, weight } of edges) if (columnOf[row] === column) sum += weight;
  return sum;
}

/** Links of both kinds; a mention that occurs twice is one. */
function blancCounts(
  key: readonly NamedCluster[],
  response: readonly NamedCluster[],
  inResponse: Owner,
  inKey: Owner,
): [string, ClusterFractions][] {
  const distinct = (clusters: readonly NamedCluster[], owner: Owner) =>
    clusters.map((cluster, i) => [...new Set(cluster)].filter((mention) => owner.get(mention) === i));
  const keySets = distinct(key, inKey);
  const responseSets = distinct(response, inResponse);
  const within = (sets: readonly NamedCluster[]) => sumOf(sets.map(({ length }) => pairs(length)));
  const [keyCoref, responseCoref] = [within(keySets), within(responseSets)];
  let sharedCoref = 0;
  let [matched, matchedWithinKey] = [0, 0];
  for (const set of keySets) {
    const counts = overlaps(set, inResponse);
    const found = sumOf(counts.values());
    matched += found;
    matchedWithinKey += pairs(found);
    for (const count of counts.values()) sharedCoref += pairs(count);
  }
  const matchedWithinResponse = sumOf(
    responseSets.map((set) => pairs(set.filter((mention) => inKey.has(mention)).length)),
  );
  const sharedNoncoref = pairs(matched) - matchedWithinKey - matchedWithinResponse + sharedCoref;
  return [
    ['blanc.coref', [sharedCoref, keyCoref, sharedCoref, responseCoref]],
    [
      'blanc.noncoref',
      [
        sharedNoncoref,
        pairs(mentionCount(keySets)) - keyCoref,
        sharedNoncoref,
        pairs(mentionCount(responseSets)) - responseCoref,
      ],
    ],
  ];
}
