import type { Mentions } from './mentions.ts';

/** The indices of mentions in the order of the text: by start, then end, then the pieces of discontinuous mentions, then index. */
export function textOrder(mentions: Mentions): Int32Array {
  const { starts, ends, pieces } = mentions;
  return Int32Array.from({ length: mentions.length }, (_, i) => i).sort(
    (a, b) =>
      starts[a] - starts[b] ||
      ends[a] - ends[b] ||
      (pieces === undefined ? 0 : compareNumbers(piecesAt(pieces, a), piecesAt(pieces, b))) ||
      a - b,
  );
}

const piecesAt = ({ start, bounds }: NonNullable<Mentions['pieces']>, i: number): Int32Array =>
  bounds.subarray(start[i], start[i + 1]);

/** Compares two lists entry by entry; the beginning of a list is before it. */
export function compareNumbers(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const common = Math.min(a.length, b.length);
  for (let i = 0; i < common; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
