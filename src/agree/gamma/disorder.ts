import { alignmentCost, type Unit, UnitIndex } from './cost.ts';

/** The disorder of two annotators in a document, observed and by chance. */
export interface Disorder {
  readonly observed: number;
  readonly expected: number;
}

/**
 * The disorder of the units of two annotators in a text of `length` positions, and that of the same units moved around the text (Mathet et al. 2015, 5.2): by equidistant distances in
 * place of random ones, so that the value is the same everywhere. `null` if there is nothing to compare, `undefined` if there is too much.
 */
export function disorderOf(
  a: readonly Unit[],
  b: readonly Unit[],
  length: number,
): Disorder | null | undefined {
  const distances = shiftsOf(a, b, length);
  if (a.length + b.length === 0 || distances.length === 0) return null;
  const observed = alignmentCost(a, new UnitIndex(b));
  if (observed === undefined) return undefined;
  let [sum, count] = [0, 0];
  for (const other of [a, b]) {
    for (const distance of distances) {
      const moved = new UnitIndex(shifted(other, distance, length));
      for (const units of [a, b]) {
        const size = (units.length + other.length) / 2;
        if (size === 0) continue;
        const cost = alignmentCost(units, moved);
        if (cost === undefined) return undefined;
        sum += cost / size;
        count++;
      }
    }
  }
  return { observed, expected: ((a.length + b.length) / 2) * (sum / count) };
}

/** Most and fewest distances by which units are moved; in between, the more units there are, the fewer. */
const MAX_SHIFTS = 30;
const MIN_SHIFTS = 5;
const SHIFTED_UNITS = 6000;

/** Equidistant distances that are not near 0. */
export function shiftsOf(a: readonly Unit[], b: readonly Unit[], length: number): number[] {
  const all = [...a, ...b];
  const mean = all.reduce((sum, [start, end]) => sum + end - start, 0) / all.length;
  const gap = Math.ceil(mean / 2);
  const [low, high] = length - gap < gap ? [1, length - 1] : [gap, length - gap];
  const possible = high - low + 1;
  if (all.length === 0 || possible < 1) return [];
  const wanted = Math.max(MIN_SHIFTS, Math.ceil(SHIFTED_UNITS / all.length));
  const count = Math.min(MAX_SHIFTS, possible, wanted);
  return Array.from({ length: count }, (_, j) => low + Math.floor(((2 * j + 1) * possible) / (2 * count)));
}

/** Units that are moved around the text; one may end after its end. */
const shifted = (units: readonly Unit[], distance: number, length: number): Unit[] =>
  units.map(([start, end]) => {
    const moved = (start + distance) % length;
    return [moved, moved + end - start];
  });
