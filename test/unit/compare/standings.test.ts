import { describe, expect, it } from 'vitest';
import type { Comparison } from '../../../src/compare/comparison.ts';
import { letterDisplay, standingsOf } from '../../../src/compare/standings.ts';
import { difference } from '../../support/compare-reports.ts';

/** A comparison of systems with these scores; `significant` are the pairs with p ≤ 0.05, in the order of the names. */
function compared(scores: Readonly<Record<string, number | null>>, significant: readonly string[]) {
  const systems = Object.keys(scores);
  const pairs = systems.flatMap((a, i) => systems.slice(i + 1).map((b) => [a, b] as const));
  const comparison: Pick<Comparison, 'systems' | 'scores' | 'pairs' | 'differences' | 'ranks'> = {
    systems,
    pairs,
    scores: Object.fromEntries(
      systems.map((name) => [name, { x: { value: scores[name], interval: null, standardError: null } }]),
    ),
    differences: Object.fromEntries(
      pairs.map(([a, b]) => [
        `${a} - ${b}`,
        { x: difference({ holm: significant.includes(`${a}${b}`) ? 0.05 : 0.051 }) },
      ]),
    ),
    ranks: { x: Object.fromEntries(systems.map((name) => [name, [1, 2] as const])) },
  };
  return standingsOf(comparison, 'x');
}

describe('standingsOf', () => {
  it('orders systems by score; equal scores keep their order', () => {
    expect(compared({ a: 0.5, b: 0.7, c: 0.5, d: 0.9 }, []).map(({ system }) => system)).toEqual([
      'd',
      'b',
      'a',
      'c',
    ]);
  });

  it('starts a group at each system that is worse than the first of the group before', () => {
    const found = compared({ a: 0.9, b: 0.8, c: 0.7, d: 0.6 }, ['ac', 'ad', 'bd']);
    expect(found.map(({ group }) => group)).toEqual([1, 1, 2, 2]);
    expect(found.map(({ letters }) => letters)).toEqual(['a', 'ab', 'bc', 'c']);
    expect(found.map(({ betterThanNext }) => betterThanNext)).toEqual([false, false, false, null]);
    expect(found.map(({ worseThanBest }) => worseThanBest)).toEqual([null, false, true, true]);
    expect(found[2]).toMatchObject({ pNext: 0.051, pBest: 0.05 });
  });

  it('is not fooled by a significant difference of the wrong sign: equal scores are never different', () => {
    expect(compared({ a: 0.9, b: 0.9 }, ['ab'])[1].worseThanBest).toBe(false);
  });

  it('puts undefined scores last, without a rank', () => {
    const found = compared({ a: null, b: 0.1, c: 0.2 }, []);
    expect(found.map(({ system, rank }) => [system, rank])).toEqual([
      ['c', [1, 2]],
      ['b', [1, 2]],
      ['a', null],
    ]);
    expect(found[1].betterThanNext).toBeNull();
    expect(found[2]).toMatchObject({ score: null, group: null, letters: '', pNext: null, pBest: null });
  });
});

describe('letterDisplay', () => {
  it('gives two systems a common letter if and only if they cannot be told apart', () => {
    for (let graph = 0; graph < 1 << 10; graph++) {
      const bit = (i: number, j: number) => (graph >> ((j * (j - 1)) / 2 + i)) & 1;
      const letters = letterDisplay(5, (i, j) => bit(i, j) === 1);
      for (let j = 1; j < 5; j++) {
        for (let i = 0; i < j; i++) {
          const isShared = [...letters[i]].some((letter) => letters[j].includes(letter));
          expect([graph, i, j, isShared]).toEqual([graph, i, j, bit(i, j) === 0]);
        }
      }
      expect(letters.every((own) => own !== '')).toBe(true);
    }
  });

  it('names sets by the positions of their systems', () => {
    // 0 and 3 differ from 1 and 2: {0 3}, {1 2}.
    const differ = (i: number, j: number) => [0, 3].includes(i) !== [0, 3].includes(j);
    expect(letterDisplay(4, differ)).toEqual(['a', 'b', 'b', 'a']);
    expect(letterDisplay(28, () => true).slice(24)).toEqual(['y', 'z', 'aa', 'ab']);
  });

  it('does not search for ever where there are too many sets', () => {
    const letters = letterDisplay(60, (i, j) => Math.floor(i / 3) === Math.floor(j / 3));
    expect(letters[0]).not.toBe(letters[1]);
  });
});
