import { describe, expect, it } from 'vitest';
import { drawWeights, Streams, swapSeed } from '../../../src/compare/streams.ts';

describe('streams', () => {
  const first = (streams: Streams, r: number) => streams.at(r).next();

  it('are the same in every order, and differ from each other', () => {
    const [up, down] = [new Streams(5), new Streams(5)];
    const rising = [0, 1, 2].map((r) => first(up, r));
    const falling = [2, 1, 0].map((r) => first(down, r)).toReversed();
    expect(falling).toEqual(rising);
    expect(new Set(rising).size).toBe(3);
  });

  it('have another seed for the swaps than for the bootstrap, and one for each seed', () => {
    const seeds = [0, 1, 2, 3, 42, 2 ** 31 - 1];
    const swaps = seeds.map(swapSeed);
    expect(new Set([...seeds, ...swaps]).size).toBe(2 * seeds.length);
  });

  it('draw each data set as often as it has documents', () => {
    const weights = new Float64Array(5);
    drawWeights(
      new Streams(5).at(0),
      [
        [0, 1],
        [2, 3, 4],
      ],
      weights,
    );
    expect(weights[0] + weights[1]).toBe(2);
    expect(weights[2] + weights[3] + weights[4]).toBe(3);
  });

  it('draw every document at some time, and forget the weights of before', () => {
    const [streams, weights, totals] = [new Streams(5), new Float64Array(4), new Float64Array(4)];
    for (let r = 0; r < 200; r++) {
      drawWeights(streams.at(r), [[0, 1, 2, 3]], weights);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(4);
      weights.forEach((weight, d) => {
        totals[d] += weight;
      });
    }
    // 200 of 800 draws on average, with a standard deviation of 12.
    for (const total of totals) expect(Math.abs(total - 200)).toBeLessThan(60);
  });
});
