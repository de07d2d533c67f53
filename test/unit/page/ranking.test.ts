import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSignificant,
  neighbours,
  pairOf,
  rankingOf,
  rankOrder,
  significanceMark,
} from '../../../src/page/ranking.ts';
import type { PageIndex, PagePair } from '../../../src/page/types.ts';
import { runs } from '../../support/runs.ts';

const pair = (a: number, b: number, changes: Partial<PagePair> = {}): PagePair => ({
  a,
  b,
  difference: 0.25,
  interval: [0.1, 0.4],
  p: 0.01,
  holm: 0.03,
  documents: [5, 1, 2, 3],
  ...changes,
});

const indexOf = (values: readonly (number | null)[], pairs?: PageIndex['pairs']) =>
  ({ metrics: [], systems: values.map((conll) => ({ conll })), pairs }) as unknown as PageIndex;

describe('pairOf', () => {
  const index = { pairs: { conll: { pairs: [pair(0, 1)], ranks: [] } } };

  it('turns a pair around for its second system', () => {
    expect(pairOf(index, 'conll', 0, 1)).toMatchObject({ difference: 0.25, documents: [5, 1, 2, 3] });
    expect(pairOf(index, 'conll', 1, 0)).toMatchObject({
      difference: -0.25,
      interval: [-0.4, -0.1],
      documents: [2, 1, 5, 3],
      holm: 0.03,
    });
  });

  it('is undefined where nothing was compared', () => {
    expect(pairOf(index, 'toString', 0, 1)).toBeUndefined();
    expect(pairOf({}, 'conll', 0, 1)).toBeUndefined();
    expect(pairOf(index, 'conll', 0, 2)).toBeUndefined();
  });
});

it.each([
  [0.0009, '***'],
  [0.001, '**'],
  [0.01, '*'],
  [0.05, '*'],
  [0.0501, 'n.s.'],
  [null, ''],
])('marks p = %s after Holm as %j', (holm, mark) => {
  expect(significanceMark(pair(0, 1, { holm }))).toBe(mark);
});

it('calls equal scores not significant, whatever p is', () => {
  expect(isSignificant(pair(0, 1, { difference: 1e-14, holm: 0.001 }))).toBe(false);
});

describe('rankingOf', () => {
  it('gives equal scores one rank where nothing was tested, and undefined ones none', () => {
    const { order, ranks, groups } = rankingOf(indexOf([0.5, null, 0.7, 0.5 + 1e-15, 0.2]), 'conll');
    expect(order).toEqual([2, 3, 0, 4, 1]);
    expect(ranks).toEqual(['2–3', '', '1', '2–3', '4']);
    expect(groups).toEqual([]);
  });

  it('has the ranges of the tests, and joins neighbours that do not differ', () => {
    const pairs = [pair(0, 1), pair(0, 2), pair(1, 2, { holm: 0.4 })];
    const ranking = rankingOf(
      indexOf([0.9, 0.8, 0.7], {
        conll: {
          pairs,
          ranks: [
            [1, 1],
            [2, 3],
            [2, 3],
          ],
        },
      }),
      'conll',
    );
    expect(ranking).toEqual({ order: [0, 1, 2], ranks: ['1', '2–3', '2–3'], groups: [[1, 2]] });
  });

  it('is by score where all p are missing, as with one document', () => {
    const one = {
      conll: { pairs: [pair(0, 1, { holm: null, p: null })], ranks: [[1, 2] as const, [1, 2] as const] },
    };
    expect(rankingOf(indexOf([0.2, 0.8], one), 'conll').ranks).toEqual(['2', '1']);
  });
});

it('finds groups in which no two differ, and all of these that are as large as possible', () => {
  const matrix = fc
    .integer({ min: 1, max: 9 })
    .chain((count) => fc.tuple(fc.constant(count), fc.array(fc.boolean(), { minLength: 81, maxLength: 81 })));
  fc.assert(
    fc.property(matrix, ([count, bits]) => {
      const differ = (i: number, j: number) => bits[Math.min(i, j) * 9 + Math.max(i, j)];
      const groups = neighbours(count, differ);
      const isAlike = (first: number, last: number) => {
        for (let i = first; i <= last; i++)
          for (let j = i + 1; j <= last; j++) if (differ(i, j)) return false;
        return true;
      };
      for (let i = 0; i < count; i++)
        for (let j = i + 1; j < count; j++)
          expect(groups.some(([first, last]) => first <= i && j <= last)).toBe(isAlike(i, j));
    }),
    { numRuns: runs(300) },
  );
});

it('orders the largest value first, and undefined ones last', () => {
  expect(rankOrder([0.1, null, 0.3, 0.1])).toEqual([2, 0, 3, 1]);
});
