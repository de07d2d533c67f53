import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '../../../src/matching/extent.ts';
import { extentOf } from '../../../src/matching/extent.ts';
import { Overlaps } from '../../../src/matching/overlaps.ts';
import { runs } from '../../support/runs.ts';

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

  it('are those of a comparison of all pairs, for few and for many overlapping mentions', () => {
    const element = fc.nat({ max: 200 });
    // An extent of one to three ranges with gaps between them.
    const extent = fc
      .uniqueArray(element, { minLength: 2, maxLength: 6 })
      .map((ends) => ends.sort((a, b) => a - b))
      .map((ends) => extentOf(pairsOf(ends)));
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 60 }), fc.array(extent, { maxLength: 5 }), (key, asked) => {
        const overlaps = new Overlaps(key);
        for (const response of asked) {
          const result: [number, number][] = [];
          overlaps.visit(response, (...pair) => result.push(pair));
          const all = key.map((other, i): [number, number] => [i, sharedElements(other, response)]);
          expect(result).toEqual(all.filter(([, shared]) => shared > 0));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('come in ascending order where few of many mentions overlap', () => {
    const apart = Array.from({ length: 40 }, (_, i) => extentOf([[100 + 2 * i, 101 + 2 * i]]));
    const key = [extentOf([[4, 9]]), ...apart, extentOf([[0, 5]]), extentOf([[2, 6]])];
    expect(found(new Overlaps(key), 3, 8)).toEqual([
      [0, 4],
      [41, 2],
      [42, 3],
    ]);
  });
});

const pairsOf = (ends: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(ends.length / 2) }, (_, i) => [ends[2 * i], ends[2 * i + 1]]);

/** The elements that two extents share, one by one. */
const sharedElements = (a: Extent, b: Extent): number => {
  const ofB = new Set(elementsOf(b));
  return elementsOf(a).filter((element) => ofB.has(element)).length;
};

const elementsOf = ({ ranges }: Extent): number[] =>
  pairsOf(Array.from(ranges)).flatMap(([start, end]) =>
    Array.from({ length: end - start }, (_, i) => start + i),
  );
