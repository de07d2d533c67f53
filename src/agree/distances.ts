/** A distance between two chains that share `shared` mentions, from their sizes; neither is empty, and they share at least one. */
export type SetDistance = (shared: number, size: number, otherSize: number) => number;

const areEqual = (shared: number, size: number, otherSize: number) => shared === size && shared === otherSize;
const isNested = (shared: number, size: number, otherSize: number) => shared === size || shared === otherSize;
const jaccard = (shared: number, size: number, otherSize: number) => shared / (size + otherSize - shared);

/**
 * Distances between the chains of a mention. Equal chains have 0, chains without a common mention 1, and so has "not a mention" against any
 * chain. Passonneau (2006) multiplies the Jaccard index by a monotonicity of 2/3 for nested and 1/3 for other overlapping sets.
 * (DKPro Statistics calls another function MASI.)
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
