import { describe, expect, it } from 'vitest';
import { Streams } from '../../../src/compare/streams.ts';
import { BLOCK, swapCount, swapWords } from '../../../src/compare/swaps.ts';

describe('the swaps of a block', () => {
  const documents = Int32Array.from({ length: 40 }, (_, i) => 2 * i);

  it('are the draws of the stream of each exchange', () => {
    const swaps = { count: BLOCK + 3, streams: new Streams(5) };
    expect(swapCount(swaps)).toBe(BLOCK + 3);
    const words = swapWords(swaps, BLOCK, documents);
    const streams = new Streams(5);
    for (let r = 0; r < 3; r++) {
      const generator = streams.at(BLOCK + r);
      expect([words[r], words[BLOCK + r]]).toEqual([generator.next(), generator.next()]);
    }
    expect([...words.subarray(3, BLOCK)].some((word) => word !== 0)).toBe(false);
  });

  it('are those of the masks, which have a character for each document of the corpus', () => {
    const mask = (...swapped: number[]) =>
      Array.from({ length: 80 }, (_, d) => (swapped.includes(d) ? '1' : '0')).join('');
    const swaps = { masks: [mask(0, 1, 3), mask(2, 62), mask(64, 78, 79)] };
    expect(swapCount(swaps)).toBe(3);
    const words = swapWords(swaps, 1, documents);
    expect([words[0], words[BLOCK]]).toEqual([(1 << 1) | (1 << 31), 0]);
    expect([words[1], words[BLOCK + 1]]).toEqual([0, 1 | (1 << 7)]);
    expect(swapWords(swaps, 0, documents)[0]).toBe(1);
  });

  it('are empty without documents', () => {
    expect(swapWords({ count: 1, streams: new Streams(5) }, 0, new Int32Array(0))).toHaveLength(0);
  });
});
