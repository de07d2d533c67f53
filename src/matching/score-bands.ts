/** A range of scores, both ends included. */
export type Band = readonly [low: number, high: number];

/** Calls `visit` for every score; used once for each refinement. */
export type EachScore = (visit: (score: number) => void) => void;

const BIN_COUNT = 4096;

/**
 * Divides the scores into bands from high to low, each with at most `limit` scores or with a single repeated value.
 * Scores are counted in bins, and a bin with too many distinct scores is counted again in finer bins, so that only the
 * bins are kept in memory.
 */
export function scoreBands(each: EachScore, limit: number, [low, high]: Band = [0, 1]): Band[] {
  const counts = new Float64Array(BIN_COUNT);
  const least = new Float64Array(BIN_COUNT).fill(Infinity);
  const most = new Float64Array(BIN_COUNT).fill(-Infinity);
  each((score) => {
    if (score < low || score > high) return;
    const bin = Math.min(Math.floor(((score - low) / (high - low)) * BIN_COUNT), BIN_COUNT - 1);
    counts[bin]++;
    if (score < least[bin]) least[bin] = score;
    if (score > most[bin]) most[bin] = score;
  });
  const bands: [number, number][] = [];
  let held = Infinity;
  for (let bin = BIN_COUNT - 1; bin >= 0; bin--) {
    if (counts[bin] === 0) continue;
    const last = bands.at(-1);
    if (last !== undefined && held + counts[bin] <= limit) {
      last[0] = least[bin];
      held += counts[bin];
    } else if (counts[bin] <= limit || least[bin] === most[bin]) {
      bands.push([least[bin], most[bin]]);
      held = counts[bin];
    } else {
      bands.push(...(scoreBands(each, limit, [least[bin], most[bin]]) as [number, number][]));
      held = Infinity;
    }
  }
  return bands;
}
