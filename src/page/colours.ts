import { COLOUR_COUNT } from './types.ts';

/** Mentions are neighbours if there are fewer mentions and tokens between them than this. */
const NEAR_MENTIONS = 12;
const NEAR_TOKENS = 40;

/** How much worse the same colour is than a like one. */
const CLASH = 6;

/** For each colour those that are like it: they are told apart less easily than the others. */
const LIKE_COLOURS: readonly (readonly number[])[] = [[4], [5], [6], [5], [0, 7], [3, 1], [2], [4]];

/**
 * Chooses a colour for each node (an entity with its partners on the other sides), so that nodes with mentions near each
 * other have different colours: largest first, each takes the colour with the fewest clashes, then the least used.
 * `starts` and `nodeOf` are the mentions of all sides in the order of the text.
 */
export function chooseColours(
  nodes: number,
  starts: ArrayLike<number>,
  nodeOf: ArrayLike<number>,
): Uint8Array {
  const sizes = new Int32Array(nodes);
  const neighbours: (Map<number, number> | undefined)[] = new Array(nodes);
  const add = (a: number, b: number) => {
    neighbours[a] ??= new Map();
    const weights = neighbours[a] as Map<number, number>;
    weights.set(b, (weights.get(b) ?? 0) + 1);
  };
  for (let m = 0; m < starts.length; m++) {
    sizes[nodeOf[m]]++;
    for (let n = m - 1; n >= 0 && m - n <= NEAR_MENTIONS && starts[m] - starts[n] <= NEAR_TOKENS; n--) {
      if (nodeOf[n] === nodeOf[m]) continue;
      add(nodeOf[m], nodeOf[n]);
      add(nodeOf[n], nodeOf[m]);
    }
  }
  const colours = new Uint8Array(nodes);
  const isDone = new Uint8Array(nodes);
  const used = new Int32Array(COLOUR_COUNT);
  const order = Array.from(sizes.keys()).sort((a, b) => sizes[b] - sizes[a] || a - b);
  for (const node of order) {
    const clashes = new Float64Array(COLOUR_COUNT);
    for (const [other, weight] of neighbours[node] ?? []) {
      if (isDone[other] === 0) continue;
      clashes[colours[other]] += CLASH * weight;
      for (const like of LIKE_COLOURS[colours[other]]) clashes[like] += weight;
    }
    let best = 0;
    for (let c = 1; c < COLOUR_COUNT; c++) {
      if (clashes[c] < clashes[best] || (clashes[c] === clashes[best] && used[c] < used[best])) best = c;
    }
    colours[node] = best;
    isDone[node] = 1;
    used[best]++;
  }
  return colours;
}
