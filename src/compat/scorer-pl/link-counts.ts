/**
 * BLANC's links are sets of unordered pairs of mentions. Two mentions have a coreference link if some entity contains
 * both, and a non-coreference link if they are in different entities; with repeated mentions they can have both links.
 * The reference lists all pairs. Here they are counted from the entities of each mention, in linear time as long as few
 * mentions are in several entities.
 */
import type { Owners } from './owners.ts';
import { pairs } from './scored-document.ts';

export interface OwnerLinkCounts {
  /** Pairs of different mentions that are in a common entity. */
  readonly together: number;
  /** Those of them whose mentions are in no other entity, so that they have no non-coreference link. */
  readonly onlyTogether: number;
}

/** Counts the pairs among `mentions`, which are distinct and each in at least one entity. */
export function countLinks(mentions: Iterable<number>, owners: Owners): OwnerLinkCounts {
  const settled = new Map<number, number>();
  const shared: (readonly number[])[] = [];
  for (const mention of mentions) {
    const several = owners.several.get(mention);
    if (several !== undefined) shared.push(several);
    else settled.set(owners.last[mention], (settled.get(owners.last[mention]) ?? 0) + 1);
  }
  let onlyTogether = 0;
  for (const size of settled.values()) onlyTogether += pairs(size);
  let together = onlyTogether + intersectingPairs(shared);
  for (const entities of shared) {
    for (const entity of entities) together += settled.get(entity) ?? 0;
  }
  return { together, onlyTogether };
}

/** Largest set whose subsets are enumerated. */
const MAX_ENUMERATED_SIZE = 6;

/** Number of pairs of sets (sorted lists without repetition) that have an element in common. */
export function intersectingPairs(sets: readonly (readonly number[])[]): number {
  const small = sets.filter((set) => set.length <= MAX_ENUMERATED_SIZE);
  const large = sets.filter((set) => set.length > MAX_ENUMERATED_SIZE);
  return pairsBySubsets(small) + pairsWithLarge(small, large);
}

/**
 * Inclusion and exclusion: a pair with c common elements has 2^c - 1 common non-empty subsets, of which one more has an
 * odd size than an even size. Linear in the number of sets, where comparing each pair would be quadratic.
 */
function pairsBySubsets(sets: readonly (readonly number[])[]): number {
  const having = new Map<string, number>();
  let count = 0;
  for (const set of sets) {
    for (let chosen = 1; chosen < 1 << set.length; chosen++) {
      const subset = set.filter((_, i) => (chosen >> i) & 1);
      const name = subset.join();
      const earlier = having.get(name) ?? 0;
      count += subset.length % 2 === 1 ? earlier : -earlier;
      having.set(name, earlier + 1);
    }
  }
  return count;
}

/** Pairs with at least one large set. A document has few of these, since each needs many mentions in the file. */
function pairsWithLarge(
  small: readonly (readonly number[])[],
  large: readonly (readonly number[])[],
): number {
  if (large.length === 0) return 0;
  const sets = [...small, ...large];
  const having = new Map<number, number[]>();
  const met = new Int32Array(sets.length).fill(-1);
  let count = 0;
  for (const [i, set] of sets.entries()) {
    for (const element of set) {
      const earlier = having.get(element) ?? [];
      for (const other of i < small.length ? [] : earlier) {
        if (met[other] !== i) count++;
        met[other] = i;
      }
      earlier.push(i);
      having.set(element, earlier);
    }
  }
  return count;
}
