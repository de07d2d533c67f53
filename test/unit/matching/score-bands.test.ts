import { describe, expect, it } from 'vitest';
import { scoreBands } from '../../../src/matching/score-bands.ts';

describe('score bands', () => {
  const near = (score: number) => Array.from({ length: 500 }, (_, i) => score + i / 1e6);
  const scores = [...near(0), ...near(0.7), 0.5, 0.5, 0.5, 0.5, 0.5, 1];
  const bands = scoreBands((visit) => scores.forEach(visit), 4);

  it('go from high to low and contain every score once', () => {
    for (let i = 1; i < bands.length; i++) expect(bands[i][1]).toBeLessThan(bands[i - 1][0]);
    for (const score of scores)
      expect(bands.filter(([low, high]) => score >= low && score <= high)).toHaveLength(1);
  });

  it('are as large as the limit allows', () => {
    const few = [0.1, 0.9, 0.5, 0.7, 0.3];
    const of = (limit: number) => scoreBands((visit) => few.forEach(visit), limit);
    expect(of(2)).toEqual([
      [0.7, 0.9],
      [0.3, 0.5],
      [0.1, 0.1],
    ]);
    expect(of(3)).toEqual([
      [0.5, 0.9],
      [0.1, 0.3],
    ]);
    expect(of(5)).toEqual([[0.1, 0.9]]);
    // A band of one score, repeated more often than the limit, takes no other score.
    expect(scoreBands((visit) => [0.5, 0.5, 0.5, 0.4].forEach(visit), 2)).toEqual([
      [0.5, 0.5],
      [0.4, 0.4],
    ]);
  });

  it('have at most as many scores as the limit, unless it is one score repeated', () => {
    for (const [low, high] of bands) {
      const held = scores.filter((score) => score >= low && score <= high);
      expect(held.length <= 4 || low === high).toBe(true);
    }
  });
});
