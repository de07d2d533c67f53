import { describe, expect, it } from 'vitest';
import { CHECKPOINT_STRIDE, DeadEnds, nextCheckpoint } from '../../../src/tokenizer/dead-ends.ts';

describe('nextCheckpoint', () => {
  it('is the next multiple of the stride', () => {
    expect(
      [0, 1, CHECKPOINT_STRIDE - 1, CHECKPOINT_STRIDE, CHECKPOINT_STRIDE + 1].map(nextCheckpoint),
    ).toEqual([
      CHECKPOINT_STRIDE,
      CHECKPOINT_STRIDE,
      CHECKPOINT_STRIDE,
      2 * CHECKPOINT_STRIDE,
      2 * CHECKPOINT_STRIDE,
    ]);
  });
});

describe('DeadEnds', () => {
  it('has the pairs of checkpoint and state that were added, and no others', () => {
    const ends = new DeadEnds(3 * CHECKPOINT_STRIDE + 1);
    expect(ends.has(CHECKPOINT_STRIDE, 5)).toBe(false);
    ends.add(CHECKPOINT_STRIDE, 5);
    ends.add(CHECKPOINT_STRIDE, 5);
    ends.add(3 * CHECKPOINT_STRIDE, 7);
    expect([ends.has(CHECKPOINT_STRIDE, 5), ends.has(3 * CHECKPOINT_STRIDE, 7)]).toEqual([true, true]);
    expect([
      ends.has(CHECKPOINT_STRIDE, 7),
      ends.has(2 * CHECKPOINT_STRIDE, 5),
      ends.has(3 * CHECKPOINT_STRIDE, 5),
    ]).toEqual([false, false, false]);
  });

  it('has any number of states at a checkpoint', () => {
    const ends = new DeadEnds(100);
    const states = Array.from({ length: 20 }, (_, i) => 64 * (i + 1));
    for (const state of states) ends.add(2 * CHECKPOINT_STRIDE, state);
    for (const state of states) ends.add(2 * CHECKPOINT_STRIDE, state);
    expect(states.every((state) => ends.has(2 * CHECKPOINT_STRIDE, state))).toBe(true);
    expect(
      states.some((state) => ends.has(CHECKPOINT_STRIDE, state) || ends.has(3 * CHECKPOINT_STRIDE, state)),
    ).toBe(false);
    expect(ends.has(2 * CHECKPOINT_STRIDE, 64 * 21)).toBe(false);
  });
});
