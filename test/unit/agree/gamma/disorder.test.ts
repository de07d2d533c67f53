import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/agree/gamma/cost.ts';
import { disorderOf, shiftsOf } from '../../../../src/agree/gamma/disorder.ts';

const ann: Unit[] = [
  [0, 1],
  [2, 5],
  [6, 7],
];
const ben: Unit[] = [
  [0, 1],
  [3, 5],
  [6, 7],
];

describe('shiftsOf', () => {
  it('are at most 30 equidistant distances that are not near 0', () => {
    expect(shiftsOf([[0, 4]], [[0, 4]], 12)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shiftsOf(ann, ben, 1000)).toHaveLength(30);
    expect(shiftsOf([[0, 1]], [[0, 1]], 2)).toEqual([1]);
  });

  it('are fewer for many units, but at least five', () => {
    const units = (count: number) => Array.from({ length: count }, (_, i): Unit => [i, i + 1]);
    expect(shiftsOf(units(300), units(300), 5000)).toHaveLength(10);
    expect(shiftsOf(units(3000), units(3000), 5000)).toHaveLength(5);
  });

  it('are none in a text of one position, and without units', () => {
    expect(shiftsOf([[0, 1]], [], 1)).toEqual([]);
    expect(shiftsOf([], [], 9)).toEqual([]);
  });
});

describe('disorderOf', () => {
  it('is 0 for the same units, and symmetric', () => {
    expect(disorderOf(ann, ann, 20)?.observed).toBe(0);
    expect(disorderOf(ann, ben, 20)?.observed).toBeCloseTo(0.04, 12);
    expect(disorderOf(ben, ann, 20)?.expected).toBeCloseTo(disorderOf(ann, ben, 20)?.expected as number, 12);
  });

  it('counts a unit alone as 1', () => {
    expect(disorderOf(ann, [], 20)?.observed).toBe(3);
  });

  it('is null where nobody marked anything', () => {
    expect(disorderOf([], [], 20)).toBeNull();
  });
});
