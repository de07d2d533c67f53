import { describe, expect, it } from 'vitest';
import { DeadEnds, nextCheckpoint, STRIDE } from '../../../src/tokenizer/dead-ends.ts';

describe('nextCheckpoint', () => {
  it('is the next multiple of the stride', () => {
    expect([0, 1, STRIDE - 1, STRIDE, STRIDE + 1].map(nextCheckpoint)).toEqual([
      ...[STRIDE, STRIDE, STRIDE, 2 * STRIDE, 2 * STRIDE],
    ]);
  });
});

describe('DeadEnds', () => {
  it('has the pairs of checkpoint and state that were added, and no others', () => {
    const ends = new DeadEnds(3 * STRIDE + 1);
    expect(ends.has(STRIDE, 5)).toBe(false);
    ends.add(STRIDE, 5);
    ends.add(STRIDE, 5);
    ends.add(3 * STRIDE, 7);
    expect([ends.has(STRIDE, 5), ends.has(3 * STRIDE, 7)]).toEqual([true, true]);
    expect([ends.has(STRIDE, 7), ends.has(2 * STRIDE, 5), ends.has(3 * STRIDE, 5)]).toEqual([
      ...[false, false, false],
    ]);
  });

  it('has any number of states at a checkpoint', () => {
    const ends = new DeadEnds(100);
    const states = Array.from({ length: 20 }, (_, i) => 64 * (i + 1));
    for (const state of states) ends.add(2 * STRIDE, state);
    for (const state of states) ends.add(2 * STRIDE, state);
    expect(states.every((state) => ends.has(2 * STRIDE, state))).toBe(true);
    expect(states.some((state) => ends.has(STRIDE, state) || ends.has(3 * STRIDE, state))).toBe(false);
    expect(ends.has(2 * STRIDE, 64 * 21)).toBe(false);
  });
});
