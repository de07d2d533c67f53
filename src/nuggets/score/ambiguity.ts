import { extentKey } from '../../matching/extent.ts';
import type { NuggetDocument } from '../model/nugget-document.ts';
import type { MatchedDocument } from './match-corpora.ts';

/** A gold mention and a system mention that count as the same mention. */
export type TwinPair = readonly [gold: number, system: number];

/**
 * The mentions of a document with the same span: double annotation (TAC KBP event nugget task definition (2015), section
 * 4.3). Their alignments are all ways to pair as many of them as possible such that the attributes of each pair agree.
 * Ways that differ only by mentions of the same cluster, or only by mentions without a cluster, are equivalent.
 */
export interface AmbiguousGroup {
  readonly gold: readonly number[];
  readonly system: readonly number[];
  /** One of each set of equivalent ways; undefined if there are more than the limit. */
  readonly ways: readonly (readonly TwinPair[])[] | undefined;
}

/** The groups with more than one way to pair their mentions. */
export function ambiguousGroups(
  document: MatchedDocument,
  mask: number,
  limit: number,
): readonly AmbiguousGroup[] {
  const groups = new Map<string, { gold: number[]; system: number[] }>();
  const gather = ({ nuggets }: NuggetDocument, side: 'gold' | 'system') => {
    nuggets.forEach(({ extent }, position) => {
      if (extent.size === 0) return;
      const key = extentKey(extent);
      const group = groups.get(key) ?? { gold: [], system: [] };
      groups.set(key, group);
      group[side].push(position);
    });
  };
  gather(document.gold, 'gold');
  gather(document.system, 'system');
  const accepts = (gold: number, system: number) => (document.agree(gold, system) & mask) === mask;
  const [goldClass, systemClass] = [classes(document.gold), classes(document.system)];
  return Array.from(groups.values())
    .filter(({ gold, system }) => gold.length > 0 && system.length > 0 && gold.length + system.length > 2)
    .filter(({ gold, system }) => varies(gold, goldClass) || varies(system, systemClass))
    .map(({ gold, system }) => ({
      gold,
      system,
      ways: enumerateWays(gold, system, accepts, goldClass, systemClass, limit),
    }))
    .filter(({ ways }) => ways === undefined || ways.length > 1);
}

/** Whether the mentions are of more than one class. */
const varies = (mentions: readonly number[], classOf: Int32Array): boolean =>
  mentions.some((mention) => classOf[mention] !== classOf[mentions[0]]);

/** Mentions of one class are interchangeable: those of a cluster, and those without a cluster (class −1). */
function classes({ nuggets, clusters }: NuggetDocument): Int32Array {
  const classOf = new Int32Array(nuggets.length).fill(-1);
  clusters.forEach(({ members }, cluster) => {
    if (members.length > 1) for (const member of members) classOf[member] = cluster;
  });
  return classOf;
}

type Accepts = (gold: number, system: number) => boolean;

function enumerateWays(
  gold: readonly number[],
  system: readonly number[],
  accepts: Accepts,
  goldClass: Int32Array,
  systemClass: Int32Array,
  limit: number,
): readonly (readonly TwinPair[])[] | undefined {
  if (gold.length * system.length > MAX_GROUP_PAIRS) return undefined;
  // Mentions are of one kind if they are of one class and agree with the same mentions of the other side.
  const goldKind = gold.map((g) => `${goldClass[g]} ${system.map((s) => Number(accepts(g, s))).join('')}`);
  const systemKind = system.map(
    (s) => `${systemClass[s]} ${gold.map((g) => Number(accepts(g, s))).join('')}`,
  );
  const order = system.map((_, i) => i).sort((a, b) => (systemKind[a] < systemKind[b] ? -1 : 1));
  const used = new Uint8Array(gold.length);
  const path: TwinPair[] = [];
  let ways: (readonly TwinPair[])[] = [];
  let most = 0;
  let steps = 0;

  const extend = (depth: number, previousKind: string): boolean => {
    if (++steps > 8 * limit || ways.length > limit) return false;
    if (path.length + order.length - depth < most) return true;
    if (depth === order.length) {
      if (path.length > most) ways = [];
      most = path.length;
      ways.push([...path]);
      return true;
    }
    const i = order[depth];
    const alike = depth > 0 && systemKind[i] === systemKind[order[depth - 1]];
    const tried = new Set<string>();
    for (let g = 0; g < gold.length; g++) {
      if (used[g] === 1 || tried.has(goldKind[g]) || !accepts(gold[g], system[i])) continue;
      // Exchanging partners among system mentions of one kind gives an equivalent way: keep their partners in order.
      if (alike && goldKind[g] < previousKind) continue;
      tried.add(goldKind[g]);
      used[g] = 1;
      path.push([gold[g], system[i]]);
      const going = extend(depth + 1, goldKind[g]);
      path.pop();
      used[g] = 0;
      if (!going) return false;
    }
    return extend(depth + 1, UNPAIRED_KIND);
  };
  return extend(0, '') ? ways : undefined;
}

/** Groups with more pairs than this are not enumerated. */
const MAX_GROUP_PAIRS = 10_000;

/** Sorts after every kind: among mentions of one kind the unpaired ones are last. */
const UNPAIRED_KIND = '\uffff';
