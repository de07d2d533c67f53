/**
 * BLANC's links are sets of unordered pairs of mentions: two mentions are coreferent if some entity has both, and not
 * coreferent if they stand in different entities; repeated mentions can be both at once. The reference lists the
 * pairs. Here they are counted from the entities of each mention, which costs time in proportion to the mentions as
 * long as few of them stand in several entities.
 */
import type { Owners } from './owners.ts';
import { pairs } from './scored-document.ts';

export interface LinkCounts {
  /** Pairs of different mentions that some entity has both of. */
  readonly together: number;
  /** Those among them that stand nowhere else, so that they are not also apart. */
  readonly onlyTogether: number;
}

/** Counts the pairs among `mentions`, which are different from each other and owned. */
export function countLinks(mentions: Iterable<number>, owners: Owners): LinkCounts {
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

/** How many pairs of the sets have an element in common. Equal sets are handled as one. */
function intersectingPairs(sets: readonly (readonly number[])[]): number {
  const sizes = new Map<string, number>();
  const kinds: (readonly number[])[] = [];
  const weights: number[] = [];
  for (const set of sets) {
    const name = set.join();
    const kind = sizes.get(name);
    if (kind === undefined) {
      sizes.set(name, kinds.length);
      kinds.push(set);
      weights.push(1);
    } else weights[kind]++;
  }
  const kindsWith = new Map<number, number[]>();
  const met = new Int32Array(kinds.length).fill(-1);
  let count = 0;
  for (const [kind, set] of kinds.entries()) {
    count += pairs(weights[kind]);
    for (const element of set) {
      const earlier = kindsWith.get(element) ?? [];
      for (const other of earlier) {
        if (met[other] === kind) continue;
        met[other] = kind;
        count += weights[kind] * weights[other];
      }
      earlier.push(kind);
      kindsWith.set(element, earlier);
    }
  }
  return count;
}
