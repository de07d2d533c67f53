import type { Contingency } from '../core/contingency.ts';
import type { Grouping, Pieces } from '../core/grouping.ts';
import { largestSize, totalsBySize } from '../core/size-totals.ts';
import type { UnitTable } from '../core/unit-table.ts';
import { type LinkCounts, linkCounts, pairsWithin } from './links.ts';
import { type Counts, type RatioField, ratioCounts } from './metric.ts';
import { pairs, type Ratio } from './ratio.ts';

/** The levels of two mentions of a unit: each has the pairs that are together in its groups, but not in those of the level before. */
export const levels = {
  withinDocument: 'within documents',
  acrossDocuments: 'across documents',
  acrossTopics: 'across topics',
} as const;

export type LevelId = keyof typeof levels;

export const levelIds = Object.keys(levels) as readonly LevelId[];

/** The links of the entities of one side at one level, by the size of the entity, and how many of them the other side has. Whole numbers, so that sums and differences are exact. */
interface LinksBySize {
  readonly links: readonly number[];
  readonly shared: readonly number[];
}

/**
 * What the links of the entities of one size count for. `selves` is the number of their mentions at the first level, where each mention is also compared with itself; 0 at the others.
 * The result is proportional to the numbers of links and selves, so it is that of all entities of the size together.
 */
export type LinkCredit<Options> = (links: number, selves: number, size: number, options: Options) => number;

/** Which mentions the numerator counts as linked to themselves: all that both sides have, or only singletons of both. */
type Selves = 'mentions' | 'singletons';

/**
 * The counts of a metric that is a sum over the links of entities, by level. The parts add up to the counts of the unit. Terms are added up in the same order on both
 * sides of the fraction, so no numerator exceeds its denominator.
 */
export const linkLevels =
  <Options>(credit: LinkCredit<Options>, selves: Selves = 'mentions') =>
  (unit: UnitTable, options: Options): Counts<RatioField>[] => {
    const side = (name: 'key' | 'response') => ratiosOf(unit, name, credit, selves, options);
    const [recall, precision] = [side('key'), side('response')];
    return recall.map((ratio, level) => ratioCounts(ratio, precision[level]));
  };

function ratiosOf<Options>(
  unit: UnitTable,
  side: 'key' | 'response',
  credit: LinkCredit<Options>,
  selves: Selves,
  options: Options,
): Ratio[] {
  const { levels, own, met } = linksByLevel(unit)[side];
  return levels.map(({ links, shared }, level) => {
    let [num, den] = [0, 0];
    for (let size = 1; size < own.length; size++) {
      if (own[size] === 0) continue;
      num += credit(shared[size], level === 0 ? met[selves][size] : 0, size, options);
      den += credit(links[size], level === 0 ? own[size] : 0, size, options);
    }
    return { num, den };
  });
}

/** What the credits of one side are computed from: everything by the size of the entity in the whole unit. */
interface SideLinks {
  readonly levels: readonly LinksBySize[];
  /** The number of mentions. */
  readonly own: readonly number[];
  /** The mentions that the numerator counts as linked to themselves. */
  readonly met: Readonly<Record<Selves, readonly number[]>>;
}

type UnitLinks = Readonly<Record<'key' | 'response', SideLinks>>;

/** The links of the entities of both sides by level. Several metrics need them: computed once for a unit. */
function linksByLevel(unit: UnitTable): UnitLinks {
  const known = computed.get(unit);
  if (known !== undefined) return known;
  const found = { key: sideLinks(unit, 'key'), response: sideLinks(unit, 'response') };
  computed.set(unit, found);
  return found;
}

const computed = new WeakMap<UnitTable, UnitLinks>();

function sideLinks({ table, groupings }: UnitTable, side: 'key' | 'response'): SideLinks {
  const sizes = side === 'key' ? table.keySizes : table.responseSizes;
  const largest = largestSize(sizes);
  const upTo = groupings.map((grouping) => linksWithin(grouping, side, sizes, largest));
  const levels = upTo.map((all, level) => (level === 0 ? all : lessLinks(all, upTo[level - 1])));
  const own = totalsBySize(largest);
  for (let e = 0; e < sizes.length; e++) own[sizes[e]] += sizes[e];
  return { levels, own, met: metSelves(table, side, largest) };
}

/** The mentions that both sides have, and those among them that are a singleton on the other side, by the size of the entity. */
function metSelves(
  { keySizes, responseSizes, cells }: Contingency,
  side: 'key' | 'response',
  largest: number,
): SideLinks['met'] {
  const [mentions, singletons] = [totalsBySize(largest), totalsBySize(largest)];
  const [sizes, entity, others, other] =
    side === 'key'
      ? [keySizes, cells.key, responseSizes, cells.response]
      : [responseSizes, cells.response, keySizes, cells.key];
  for (let c = 0; c < cells.length; c++) {
    const size = sizes[entity[c]];
    mentions[size] += cells.shared[c];
    if (others[other[c]] === 1) singletons[size]++;
  }
  return { mentions, singletons };
}

/** The links within the groups of a grouping. */
function linksWithin(
  grouping: Grouping,
  side: 'key' | 'response',
  sizes: ArrayLike<number>,
  largest: number,
): LinksBySize {
  const { [side]: pieces, cells } = grouping;
  const [links, shared] = [totalsBySize(largest), totalsBySize(largest)];
  for (let p = 0; p < pieces.size.length; p++)
    if (pieces.size[p] > 1) links[sizes[pieces.entity[p]]] += pairs(pieces.size[p]);
  const piece = cells[side];
  for (let c = 0; c < cells.shared.length; c++)
    if (cells.shared[c] > 1) shared[sizes[pieces.entity[piece[c]]]] += pairs(cells.shared[c]);
  return { links, shared };
}

const lessLinks = (a: LinksBySize, b: LinksBySize): LinksBySize => ({
  links: a.links.map((links, size) => links - b.links[size]),
  shared: a.shared.map((shared, size) => shared - b.shared[size]),
});

/** The numbers of links of each kind, by level: also links between mentions of different entities. */
export function linkCountLevels({ table, groupings }: UnitTable): LinkCounts[] {
  const upTo = [...groupings.slice(0, -1).map(groupedLinkCounts), linkCounts(table)];
  return upTo.map((counts, level) => (level === 0 ? counts : lessCounts(counts, upTo[level - 1])));
}

const lessCounts = (a: LinkCounts, b: LinkCounts): LinkCounts => ({
  keyCoref: a.keyCoref - b.keyCoref,
  responseCoref: a.responseCoref - b.responseCoref,
  sharedCoref: a.sharedCoref - b.sharedCoref,
  keyNoncoref: a.keyNoncoref - b.keyNoncoref,
  responseNoncoref: a.responseNoncoref - b.responseNoncoref,
  sharedNoncoref: a.sharedNoncoref - b.sharedNoncoref,
});

/** The numbers of links within the groups of a grouping: the sums of those of its groups. */
function groupedLinkCounts({ groups, key, response, cells }: Grouping): LinkCounts {
  const keyMatched = new Int32Array(key.size.length);
  const responseMatched = new Int32Array(response.size.length);
  const matched = new Int32Array(groups);
  let sharedCoref = 0;
  for (let c = 0; c < cells.shared.length; c++) {
    const shared = cells.shared[c];
    keyMatched[cells.key[c]] += shared;
    responseMatched[cells.response[c]] += shared;
    matched[key.group[cells.key[c]]] += shared;
    sharedCoref += pairs(shared);
  }
  const keyCoref = pairsWithin(key.size);
  const responseCoref = pairsWithin(response.size);
  return {
    keyCoref,
    responseCoref,
    sharedCoref,
    keyNoncoref: pairsWithin(mentionsByGroup(key, groups)) - keyCoref,
    responseNoncoref: pairsWithin(mentionsByGroup(response, groups)) - responseCoref,
    sharedNoncoref:
      pairsWithin(matched) - pairsWithin(keyMatched) - pairsWithin(responseMatched) + sharedCoref,
  };
}

function mentionsByGroup({ group, size }: Pieces, groups: number): Float64Array {
  const mentions = new Float64Array(groups);
  for (let p = 0; p < size.length; p++) mentions[group[p]] += size[p];
  return mentions;
}
