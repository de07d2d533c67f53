import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/matching/candidates.ts';
import { dice } from '../../../src/matching/dice.ts';
import { greedyMatchings } from '../../../src/matching/greedy.ts';
import { extentOf, type Fragment } from '../../../src/nuggets/model/extent.ts';

const extents = (...fragments: Fragment[]) => fragments.map((fragment) => extentOf([fragment]));

const key = extents([0, 3], [1, 2]);
const response = extents([1, 3], [0, 3]);

/** Bit 1 is met by pairs of equal index only. */
const requirements = { masks: [0, 1], met: (k: number, r: number) => (k === r ? 1 : 0) };

describe('a greedy matching', () => {
  it('takes the best pair that is left, and never undoes it', () => {
    const [free] = greedyMatchings(new Candidates(key, response, dice), requirements);
    expect([...free.responseOf]).toEqual([1, 0]);
    expect([...free.scores]).toEqual([1, 2 / 3]);
    expect(free.total).toBe(1 + 2 / 3);
  });

  it('takes only pairs that meet the conditions of its mask', () => {
    const [, same] = greedyMatchings(new Candidates(key, response, dice), requirements);
    expect([...same.responseOf]).toEqual([0, 1]);
    expect([...same.scores]).toEqual([4 / 5, 2 / 4]);
  });

  it('names every pair that it considers, for each matching', () => {
    const considered: [number, number, number][] = [];
    greedyMatchings(new Candidates(key, response, dice), requirements, (...pair) => considered.push(pair));
    expect(considered.filter(([matching]) => matching === 0)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
    expect(considered.filter(([matching]) => matching === 1)[0]).toEqual([1, 0, 1]);
  });
});
