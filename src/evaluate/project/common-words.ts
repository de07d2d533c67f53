/** Length of the runs of words that anchor an alignment. */
const ANCHOR_WORDS = 4;

/** Edits after which the search commits itself to the best path so far: it bounds time and memory where two texts have little in common. */
const MAX_EDITS = 256;

/**
 * The words that two texts have in common, in order: for each word of `b` the index of its partner in `a`, or −1. Words are numbers, equal if the words are.
 *
 * Equal beginnings and ends are matched first, then runs of four words that occur exactly once in each text (as in patience diff, by B. Cohen), so that a paragraph that is
 * missing costs nothing; the rest is aligned by the greedy algorithm of Myers (1986). Near-equal texts take linear time. After more than 256 edits in a row, the path
 * that got farthest is kept and the search restarts at its end, so that no pair of texts takes more than 256 steps per word.
 */
export function commonWords(a: ArrayLike<number>, b: ArrayLike<number>): Int32Array {
  const partner = new Int32Array(b.length).fill(-1);
  let [start, endA, endB] = [0, a.length, b.length];
  while (start < endA && start < endB && a[start] === b[start]) partner[start] = start++;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) partner[--endB] = --endA;
  let [atA, atB] = [start, start];
  for (const [anchorA, anchorB] of anchorsOf(a, b, start, endA, endB)) {
    if (anchorA < atA || anchorB < atB) continue; // overlaps the run before
    alignGap(a, b, [atA, anchorA], [atB, anchorB], partner);
    for (let i = 0; i < ANCHOR_WORDS; i++) partner[anchorB + i] = anchorA + i;
    [atA, atB] = [anchorA + ANCHOR_WORDS, anchorB + ANCHOR_WORDS];
  }
  alignGap(a, b, [atA, endA], [atB, endB], partner);
  return partner;
}

type Range = readonly [start: number, end: number];

/** The longest increasing list of runs that occur once in each text. */
function anchorsOf(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  start: number,
  endA: number,
  endB: number,
): [number, number][] {
  const pairs = new Map<number, number>();
  const runs = new Map<number, number>();
  const numberOf = (map: Map<number, number>, x: number, y: number): number => {
    const key = x * 2 ** 26 + y;
    const number = map.get(key) ?? map.size;
    map.set(key, number);
    return number;
  };
  /** The number of the run that begins at a word. */
  const runAt = (words: ArrayLike<number>, i: number): number =>
    numberOf(runs, numberOf(pairs, words[i], words[i + 1]), numberOf(pairs, words[i + 2], words[i + 3]));
  const onlyPlaces = (words: ArrayLike<number>, end: number): Map<number, number> => {
    const places = new Map<number, number>();
    for (let i = start; i + ANCHOR_WORDS <= end; i++) {
      const run = runAt(words, i);
      places.set(run, places.has(run) ? -1 : i);
    }
    return places;
  };
  const inA = onlyPlaces(a, endA);
  const candidates: [number, number][] = [];
  for (const [run, place] of onlyPlaces(b, endB)) {
    const other = inA.get(run) ?? -1;
    if (place >= 0 && other >= 0) candidates.push([other, place]);
  }
  return longestIncreasing(candidates.sort((x, y) => x[1] - y[1]));
}

/** The longest list of pairs whose first numbers grow, of pairs in the order of their second numbers: patience sorting. */
function longestIncreasing(pairs: readonly [number, number][]): [number, number][] {
  const tops: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([value], i) => {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (pairs[tops[middle]][0] < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[i] = tops[low - 1];
    tops[low] = i;
  });
  const list: [number, number][] = [];
  for (let i = tops.at(-1) ?? -1; i >= 0; i = before[i]) list.push(pairs[i]);
  return list.reverse();
}

/** Aligns two ranges of words, in rounds of at most `MAX_EDITS` edits. */
function alignGap(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  [startA, endA]: Range,
  [startB, endB]: Range,
  partner: Int32Array,
): void {
  let [atA, atB] = [startA, startB];
  while (atA < endA && atB < endB) {
    const [x, y] = round(a, b, [atA, endA], [atB, endB], partner);
    [atA, atB] = [atA + x, atB + y];
  }
}

/** The path with the fewest edits from the beginning of two ranges, with at most `MAX_EDITS`; returns its length in both. */
function round(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  [startA, endA]: Range,
  [startB, endB]: Range,
  partner: Int32Array,
): [number, number] {
  const [n, m] = [endA - startA, endB - startB];
  const most = Math.min(MAX_EDITS, n + m);
  // By diagonal (x − y), the farthest x that a number of edits reaches; one array per number of edits, to trace the path back.
  const farthest: Int32Array[] = [];
  let best = 0;
  let isDone = false;
  for (let edits = 0; edits <= most && !isDone; edits++) {
    const now = new Int32Array(2 * edits + 1).fill(-1);
    let bestSum = -1;
    for (let k = -edits; k <= edits && !isDone; k += 2) {
      let { x } = edits === 0 ? FIRST_STEP : stepTo(farthest[edits - 1], edits, k, n, m);
      if (x < 0) continue;
      while (x < n && x - k < m && a[startA + x] === b[startB + x - k]) x++;
      now[k + edits] = x;
      if (2 * x - k > bestSum) [best, bestSum] = [k, 2 * x - k];
      isDone = x === n && x - k === m;
    }
    farthest.push(now);
  }
  const last = farthest.length - 1;
  const end = farthest[last][best + last];
  let [x, k] = [end, best];
  for (let edits = last; edits >= 0; edits--) {
    const step = edits === 0 ? FIRST_STEP : stepTo(farthest[edits - 1], edits, k, n, m);
    for (; x > step.x; x--) partner[startB + x - 1 - k] = startA + x - 1;
    if (edits === 0) break;
    k = step.from;
    x = farthest[edits - 1][k + edits - 1];
  }
  return [end, end - best];
}

/** How far a step leads (−1 if nowhere), and from which diagonal. */
interface Step {
  readonly x: number;
  readonly from: number;
}

const FIRST_STEP: Step = { x: 0, from: 0 };

/** Where one more edit leads on diagonal k: over a word of `b` from the diagonal above, or over a word of `a` from the one below. */
function stepTo(before: Int32Array, edits: number, k: number, n: number, m: number): Step {
  const above = before[k + edits] ?? -1;
  const below = before[k + edits - 2] ?? -1;
  const overB = above >= 0 && above - k <= m ? above : -1;
  const overA = below >= 0 && below < n ? below + 1 : -1;
  return overA > overB ? { x: overA, from: k - 1 } : { x: overB, from: k + 1 };
}
