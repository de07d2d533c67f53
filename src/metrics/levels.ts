import type { Grouping, Pieces } from '../core/grouping.ts';
import type { UnitTable } from '../core/unit-table.ts';
import { type LinkCounts, pairsWithin } from './links.ts';
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

/** The links of the entities of one side at one level, and how many of them the other side has. Whole numbers, so that differences are exact. */
interface EntityLinks {
  readonly links: Float64Array;
  readonly shared: Float64Array;
}

/**
 * What the links of an entity count for. `selves` is the number of its mentions at the first level, where each mention is also compared with itself; 0 at the others.
 * The result must not fall if one of the numbers of links rises.
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
  const sizes = side === 'key' ? unit.table.keySizes : unit.table.responseSizes;
  const met = metSelves(unit, side, selves);
  return linksByLevel(unit)[side].map(({ links, shared }, level) => {
    let [num, den] = [0, 0];
    for (let e = 0; e < sizes.length; e++) {
      const own = level === 0 ? sizes[e] : 0;
      // Most entities have no link beyond documents, and then nothing to count.
      if (own === 0 && links[e] === 0) continue;
      num += credit(shared[e], level === 0 ? met[e] : 0, sizes[e], options);
      den += credit(links[e], own, sizes[e], options);
    }
    return { num, den };
  });
}

/** Of each entity the mentions that the numerator counts as linked to themselves. */
function metSelves({ table }: UnitTable, side: 'key' | 'response', selves: Selves): Int32Array {
  const [sizes, others, otherSide] =
    side === 'key'
      ? [table.keySizes, table.responseSizes, 'response' as const]
      : [table.responseSizes, table.keySizes, 'key' as const];
  const { shared, [side]: entity, [otherSide]: other } = table.cells;
  const met = new Int32Array(sizes.length);
  for (let c = 0; c < shared.length; c++)
    if (selves === 'mentions' || others[other[c]] === 1) met[entity[c]] += shared[c];
  return met;
}

type SideLinks = Readonly<Record<'key' | 'response', readonly EntityLinks[]>>;

/** The links of the entities of both sides by level. Several metrics need them: computed once for a unit. */
function linksByLevel(unit: UnitTable): SideLinks {
  const known = computed.get(unit);
  if (known !== undefined) return known;
  const found = { key: sideLinks(unit, 'key'), response: sideLinks(unit, 'response') };
  computed.set(unit, found);
  return found;
}

const computed = new WeakMap<UnitTable, SideLinks>();

function sideLinks({ groupings }: UnitTable, side: 'key' | 'response'): EntityLinks[] {
  const entities = groupings[groupings.length - 1][side].size.length;
  const upTo = groupings.map((grouping) => entityLinks(grouping, side, entities));
  return upTo.map((own, level) =>
    level === 0
      ? own
      : {
          links: difference(own.links, upTo[level - 1].links),
          shared: difference(own.shared, upTo[level - 1].shared),
        },
  );
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  const result = new Float64Array(a.length);
  for (let i = 0; i < a.length; i++) result[i] = a[i] - b[i];
  return result;
}

/** The links of each entity within the groups of a grouping. */
function entityLinks(grouping: Grouping, side: 'key' | 'response', entities: number): EntityLinks {
  const { entity, size } = grouping[side];
  const links = new Float64Array(entities);
  for (let p = 0; p < size.length; p++) links[entity[p]] += pairs(size[p]);
  const { [side]: piece, shared: amounts } = grouping.cells;
  const shared = new Float64Array(entities);
  for (let c = 0; c < amounts.length; c++) shared[entity[piece[c]]] += pairs(amounts[c]);
  return { links, shared };
}

/** The numbers of links of each kind, by level: also links between mentions of different entities. */
export function linkCountLevels({ groupings }: UnitTable): LinkCounts[] {
  const upTo = groupings.map(groupedLinkCounts);
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
