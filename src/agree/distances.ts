/** The distance between two chains with at least one common mention, from the number of common mentions and their sizes. */
export type SetDistance = (shared: number, size: number, otherSize: number) => number;

const areEqual = (shared: number, size: number, otherSize: number) => shared === size && shared === otherSize;
const isNested = (shared: number, size: number, otherSize: number) => shared === size || shared === otherSize;
const jaccard = (shared: number, size: number, otherSize: number) => shared / (size + otherSize - shared);

/**
 * Distances between the chains of a mention: 0 for equal chains, 1 for chains without a common mention and for "not a mention" against any
 * chain. Passonneau (2006) multiplies the Jaccard index by a monotonicity of 2/3 for nested and 1/3 for other overlapping sets.
 * (MASI in DKPro Statistics is a different function.)
 */
export const distances = {
  masi: (shared, size, otherSize) => {
    if (areEqual(shared, size, otherSize)) return 0;
    return 1 - (jaccard(shared, size, otherSize) * (isNested(shared, size, otherSize) ? 2 : 1)) / 3;
  },
  jaccard: (shared, size, otherSize) => 1 - jaccard(shared, size, otherSize),
  dice: (shared, size, otherSize) => 1 - (2 * shared) / (size + otherSize),
  passonneau: (shared, size, otherSize) => {
    if (areEqual(shared, size, otherSize)) return 0;
    return isNested(shared, size, otherSize) ? 1 / 3 : 2 / 3;
  },
  nominal: (shared, size, otherSize) => (areEqual(shared, size, otherSize) ? 0 : 1),
} as const satisfies Record<string, SetDistance>;

export type DistanceId = keyof typeof distances;

export const distanceIds = Object.keys(distances) as readonly DistanceId[];
