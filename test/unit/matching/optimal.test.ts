import { describe, expect, it } from 'vitest';
import { Candidates } from '../../../src/matching/candidates.ts';
import { dice } from '../../../src/matching/dice.ts';
import { extentOf, type Fragment } from '../../../src/matching/extent.ts';
import { greedyMatchings } from '../../../src/matching/greedy.ts';
import { MAX_SOLVED_PAIRS, optimalMatchings } from '../../../src/matching/optimal.ts';

const extents = (...fragments: Fragment[]) => fragments.map((fragment) => extentOf([fragment]));

const key = extents([0, 3], [1, 2]);
const response = extents([1, 3], [0, 3]);

/** Bit 1 is met by pairs of equal index only. */
const requirements = { masks: [0, 1], met: (k: number, r: number) => (k === r ? 1 : 0) };

describe('an optimal matching', () => {
  it('has the largest sum of scores, where greedy takes a good pair and loses two', () => {
    const candidates = new Candidates(extents([0, 4], [2, 10]), extents([0, 6], [0, 2]), dice);
    const everything = { masks: [0], met: () => 0 };
    const [greedy] = greedyMatchings(candidates, everything);
    const [optimal] = optimalMatchings(candidates, everything) ?? [];
    expect([[...greedy.responseOf], greedy.total]).toEqual([[0, -1], 8 / 10]);
    expect([[...optimal.responseOf], optimal.total]).toEqual([[1, 0], 4 / 6 + 8 / 14]);
    expect([...optimal.scores]).toEqual([4 / 6, 8 / 14]);
  });

  it('takes only pairs that meet the conditions of its mask', () => {
    const [, same] = optimalMatchings(new Candidates(key, response, dice), requirements) ?? [];
    expect([...same.responseOf]).toEqual([0, 1]);
  });

  it('is not computed for more pairs than the limit', () => {
    let visited = 0;
    const each: Candidates['each'] = (visit) => {
      visited = 1;
      while (visit(0, visited, 1)) visited++;
      return false;
    };
    expect(optimalMatchings({ each } as Candidates, requirements)).toBeUndefined();
    expect(visited).toBe(MAX_SOLVED_PAIRS + 1);
  });
});
