import { naturalOrder } from '../../core/natural-order.ts';
import type { Steps } from '../../page/steps.ts';

/** Names that are sorted or merged between two pauses. */
const NAMES_PER_STEP = 1000;

/** The numbers of names in their natural order, in steps: parts are sorted, and then merged two by two. */
export function* naturalSteps(names: readonly string[]): Steps<readonly number[]> {
  const compare = (a: number, b: number) => naturalOrder(names[a], names[b]) || a - b;
  let parts: number[][] = [];
  for (let from = 0; from < names.length; from += NAMES_PER_STEP) {
    const { length } = names.slice(from, from + NAMES_PER_STEP);
    parts.push(Array.from({ length }, (_, at) => from + at).sort(compare));
    yield;
  }
  while (parts.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < parts.length; at += 2) {
      merged.push(at + 1 < parts.length ? yield* merge(parts[at], parts[at + 1], compare) : parts[at]);
    }
    parts = merged;
  }
  return parts[0] ?? [];
}

function* merge(
  left: readonly number[],
  right: readonly number[],
  compare: (a: number, b: number) => number,
): Steps<number[]> {
  const all: number[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const isLeft = r === right.length || (l < left.length && compare(left[l], right[r]) < 0);
    all.push(isLeft ? left[l++] : right[r++]);
    if (all.length % NAMES_PER_STEP === 0) yield;
  }
  return all;
}
