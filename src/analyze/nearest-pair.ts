/** The boundaries of a mention. */
export interface Boundaries {
  readonly start: number;
  readonly end: number;
}

/** An index into each of two lists, and the distance of the two mentions. */
interface Candidate {
  readonly response: number;
  readonly key: number;
  readonly distance: number;
}

/**
 * The response and the key mention with the smallest |Δstart| + |Δend|; of several such pairs the one with the earlier response mention, then
 * with the earlier key mention. Both lists are in text order and not empty. For each response mention the nearest key mention is searched
 * in the four quadrants around it, with a Fenwick tree over the ends: O(n log n).
 */
export function nearestPair(
  responses: readonly Boundaries[],
  keys: readonly Boundaries[],
): readonly [response: number, key: number] {
  let best: Candidate = { response: 0, key: 0, distance: distanceOf(responses[0], keys[0]) };
  if (responses.length === 1 && keys.length === 1) return [0, 0];
  for (const startSign of [1, -1]) {
    for (const endSign of [1, -1]) {
      for (const candidate of nearestInQuadrant(responses, keys, startSign, endSign)) {
        if (isBetter(candidate, best)) best = candidate;
      }
    }
  }
  return [best.response, best.key];
}

const distanceOf = (a: Boundaries, b: Boundaries): number =>
  Math.abs(a.start - b.start) + Math.abs(a.end - b.end);

const isBetter = (a: Candidate, b: Candidate): boolean =>
  (a.distance - b.distance || a.response - b.response || a.key - b.key) < 0;

/** For each response mention the nearest key mention with start and end not after its own, in coordinates with the given signs. */
function* nearestInQuadrant(
  responses: readonly Boundaries[],
  keys: readonly Boundaries[],
  startSign: number,
  endSign: number,
): Generator<Candidate> {
  const point = (side: 0 | 1) => (mention: Boundaries, index: number) => ({
    side,
    index,
    start: startSign * mention.start,
    end: endSign * mention.end,
  });
  const points = [...keys.map(point(0)), ...responses.map(point(1))];
  const ends = [...new Set(points.map(({ end }) => end))].sort((a, b) => a - b);
  const rankOf = new Map(ends.map((end, rank) => [end, rank + 1]));
  points.sort((a, b) => a.start - b.start || a.side - b.side);
  /** Fenwick tree: the key mention with the largest start + end, the earliest of several, among the ends of a prefix; −1 for none. */
  const tree = new Int32Array(ends.length + 1).fill(-1);
  const sum = (key: number) => startSign * keys[key].start + endSign * keys[key].end;
  const nearer = (a: number, b: number) => {
    if (a < 0 || b < 0) return Math.max(a, b);
    return (sum(a) - sum(b) || b - a) > 0 ? a : b;
  };
  for (const { side, index, end } of points) {
    let at = rankOf.get(end) as number;
    if (side === 0) {
      for (; at < tree.length; at += at & -at) tree[at] = nearer(tree[at], index);
      continue;
    }
    let key = -1;
    for (; at > 0; at -= at & -at) key = nearer(key, tree[at]);
    if (key >= 0) yield { response: index, key, distance: distanceOf(responses[index], keys[key]) };
  }
}
