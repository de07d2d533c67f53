import { expect, it } from 'vitest';
import { isBest, ranked } from '../../../../src/web/parts/leaderboard.tsx';

const scores = [0.2, null, 0.7, 0, 0.7];
const scoreOf = (system: number, column: string) => (column === 'f1' ? scores[system] : null);

it('ranks systems best first, equal ones in their order, undefined scores last', () => {
  expect(ranked(5, 'f1', scoreOf)).toEqual([2, 4, 0, 3, 1]);
});

it('marks all systems that no other is better than, and none without a score', () => {
  expect(scores.map((_, system) => isBest(5, system, 'f1', scoreOf))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(isBest(5, 0, 'other', scoreOf)).toBe(false);
});
