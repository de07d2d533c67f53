import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alignmentCost,
  dissimilarity,
  MAX_EDGES,
  type Unit,
  UnitIndex,
} from '../../../../src/agree/gamma/cost.ts';
import { runs } from '../../../support/runs.ts';

const unit = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 9 }))
  .map(([start, length]): Unit => [start, start + length]);

/** The least cost over all one-to-one alignments. */
function plainCost([first, ...rest]: readonly Unit[], others: readonly Unit[]): number {
  if (first === undefined) return others.length;
  const alone = 1 + plainCost(rest, others);
  const aligned = others.map(
    (other, i) =>
      dissimilarity(first, other) +
      plainCost(
        rest,
        others.filter((_, k) => k !== i),
      ),
  );
  return Math.min(alone, ...aligned);
}

describe('dissimilarity', () => {
  it('is the square of the distance of the ends over the lengths', () => {
    expect(dissimilarity([0, 4], [0, 4])).toBe(0);
    expect(dissimilarity([0, 4], [1, 3])).toBeCloseTo((2 / 6) ** 2, 12);
    expect(dissimilarity([2, 5], [3, 5])).toBeCloseTo(0.04, 12);
  });
});

describe('alignmentCost', () => {
  it('is the least over all alignments', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 5 }), fc.array(unit, { maxLength: 5 }), (units, others) => {
        expect(alignmentCost(units, new UnitIndex(others))).toBeCloseTo(plainCost(units, others), 9);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is the number of units where no two are near', () => {
    expect(alignmentCost([[0, 1]], new UnitIndex([[50, 51]]))).toBe(2);
    expect(alignmentCost([], new UnitIndex([[50, 51]]))).toBe(1);
  });

  it('is given up where too many units are near each other', () => {
    const side = Math.ceil(Math.sqrt(MAX_EDGES)) + 1;
    const nested = Array.from({ length: side }, (_, i): Unit => [i, 1_000_000 - i]);
    expect(alignmentCost(nested, new UnitIndex(nested))).toBeUndefined();
  });
});
