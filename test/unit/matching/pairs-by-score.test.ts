import { describe, expect, it } from 'vitest';
import { PairsByScore } from '../../../src/matching/pairs-by-score.ts';

describe('pairs by score', () => {
  it('come best first, and equal ones in the order in which they were added, beyond the first capacity too', () => {
    const pairs = new PairsByScore();
    const all = Array.from({ length: 1000 }, (_, i): [number, number, number] => [i, 2 * i, (i % 7) / 7]);
    all.forEach(([key, response, score], i) => {
      expect(pairs.add(key, response, score)).toBe(i + 1);
    });
    const seen: [number, number, number][] = [];
    pairs.descending((key, response, score) => seen.push([key, response, score]));
    expect(seen).toEqual(all.toSorted((a, b) => b[2] - a[2]));
  });
});
