import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/matching/candidates.ts';
import { dice } from '../../../src/matching/dice.ts';
import { extentOf, type Fragment } from '../../../src/matching/extent.ts';
import { greedyMatchings } from '../../../src/matching/greedy.ts';

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

  it('takes each mention once, the first of each side too', () => {
    const responseOf = (keys: Fragment[], responses: Fragment[]) => {
      const candidates = new Candidates(extents(...keys), extents(...responses), dice);
      const [{ responseOf, total }] = greedyMatchings(candidates, { masks: [0], met: () => 0 });
      return [[...responseOf], total];
    };
    const twice: Fragment[] = [
      [0, 3],
      [0, 2],
    ];
    expect(responseOf([[0, 3]], twice)).toEqual([[0], 1]);
    expect(responseOf(twice, [[0, 3]])).toEqual([[0, -1], 1]);
  });

  it('is the same if the pairs are enumerated again for each band of scores', () => {
    const [kept, again] = [undefined, 1].map((limit) =>
      greedyMatchings(new Candidates(key, response, dice, limit), requirements).map(({ responseOf }) => [
        ...responseOf,
      ]),
    );
    expect(kept).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(again).toEqual(kept);
  });

  it('does not look again at a response mention that all matchings have taken', () => {
    const seen: [number, number][] = [];
    const met = (k: number, r: number) => {
      seen.push([k, r]);
      return 1;
    };
    const candidates = new Candidates(extents([0, 2], [0, 3]), extents([0, 3]), dice, 1);
    greedyMatchings(candidates, { masks: [0, 1], met });
    expect(seen).toEqual([[1, 0]]);
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
