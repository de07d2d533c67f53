import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/matching/candidates.ts';
import { dice } from '../../../src/matching/dice.ts';
import { extentOf } from '../../../src/matching/extent.ts';

const extents = (...spans: [number, number][]) => spans.map((span) => extentOf([span]));
const key = extents([0, 4], [2, 6], [10, 12]);
const response = extents([0, 4], [3, 6], [20, 22]);

const descending = (limit?: number, done?: (response: number) => boolean) => {
  const seen: [number, number, number][] = [];
  new Candidates(key, response, dice, limit).descending((k, r, score) => seen.push([k, r, score]), done);
  return seen;
};

const BEST_FIRST = [
  [0, 0, 1],
  [1, 1, 6 / 7],
  [1, 0, 0.5],
  [0, 1, 2 / 7],
];

describe('Candidates', () => {
  it('are the overlapping pairs, best first', () => {
    expect(descending()).toEqual(BEST_FIRST);
  });

  it('are the same if fewer are kept than there are', () => {
    for (const limit of [1, 2, 3]) expect(descending(limit)).toEqual(BEST_FIRST);
  });

  it('are computed once if they can all be kept', () => {
    const computed = (limit: number) => {
      let count = 0;
      const counting = (...sizes: Parameters<typeof dice>) => {
        count++;
        return dice(...sizes);
      };
      new Candidates(key, response, counting, limit).descending(() => {});
      return count;
    };
    expect(computed(BEST_FIRST.length)).toBe(BEST_FIRST.length);
    expect(computed(BEST_FIRST.length - 1)).toBeGreaterThan(BEST_FIRST.length);
  });

  it('include those of the last response mention where they are enumerated again', () => {
    const seen: number[] = [];
    new Candidates(extents([0, 4]), extents([0, 3], [0, 4]), dice, 1).descending((_, r) => seen.push(r));
    expect(seen).toEqual([1, 0]);
  });

  it('of a response mention that needs no more are left out where they are enumerated again', () => {
    expect(descending(1, (r) => r === 0).map(([, r]) => r)).toEqual([1, 1]);
  });

  it('are visited in the order of mentions until the visitor has enough', () => {
    const candidates = new Candidates(key, response, dice);
    const seen: [number, number][] = [];
    expect(candidates.each((k, r) => seen.push([k, r]) < 3)).toBe(false);
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(candidates.each(() => true)).toBe(true);
    expect([candidates.keyCount, candidates.responseCount]).toEqual([3, 3]);
  });
});
