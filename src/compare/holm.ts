import { ERROR_PROBABILITY } from './intervals.ts';

/** Holm's correction: adjusts the p-values of several tests so that each can be compared with the usual level. `null` means no test. */
export function holm(ps: readonly (number | null)[]): (number | null)[] {
  const order = ps
    .map((p, i) => ({ p, i }))
    .filter((entry): entry is { p: number; i: number } => entry.p !== null)
    .sort((a, b) => a.p - b.p);
  const adjusted: (number | null)[] = ps.map(() => null);
  let largest = 0;
  order.forEach(({ p, i }, rank) => {
    largest = Math.max(largest, Math.min(1, (order.length - rank) * p));
    adjusted[i] = largest;
  });
  return adjusted;
}

/** One pair of systems, by number, with its difference and its adjusted p-value. */
export interface TestedPair {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  readonly p: number;
}

/** For each system the range of its rank: the best rank is 1 plus the number of significantly better systems, and the worst accordingly. */
export function rankRanges(systems: number, pairs: readonly TestedPair[]): [best: number, worst: number][] {
  const ranges = Array.from({ length: systems }, (): [number, number] => [1, systems]);
  for (const { a, b, difference, p } of pairs) {
    if (p > ERROR_PROBABILITY || difference === 0) continue;
    const [better, worse] = difference > 0 ? [a, b] : [b, a];
    ranges[worse][0]++;
    ranges[better][1]--;
  }
  return ranges;
}
