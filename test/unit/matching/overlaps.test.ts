import { describe, expect, it } from 'vitest';
import { Overlaps } from '../../../src/matching/overlaps.ts';
import { extentOf } from '../../../src/nuggets/model/extent.ts';

const found = (overlaps: Overlaps, start: number, end: number) => {
  const result: [key: number, shared: number][] = [];
  overlaps.visit(extentOf([[start, end]]), (key, shared) => result.push([key, shared]));
  return result;
};

describe('overlaps', () => {
  const gapped = [
    [0, 2],
    [6, 8],
  ] as const;
  const overlaps = new Overlaps([extentOf([[5, 10]]), extentOf(gapped), extentOf([])]);

  it('are found with the number of shared elements, in ascending order', () => {
    expect(found(overlaps, 1, 7)).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('do not include mentions that only touch', () => {
    expect(found(overlaps, 2, 5)).toEqual([]);
    expect(found(overlaps, 10, 12)).toEqual([]);
  });

  it('can be asked for again: nothing is left over from the question before', () => {
    expect(found(overlaps, 0, 100)).toEqual(found(overlaps, 0, 100));
  });

  it('are absent for no mentions', () => {
    expect(found(new Overlaps([]), 0, 100)).toEqual([]);
  });
});
