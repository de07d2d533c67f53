import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scipyAssignment } from '../../../../src/compat/lookups/solver.ts';
import { maximumAssignment } from '../../../../src/core/assignment.ts';
import { runs } from '../../../support/runs.ts';

const rows = (matrix: readonly (readonly number[])[]) =>
  matrix.map(
    (row) => new Map(row.flatMap((weight, column) => (weight > 0 ? [[column, weight] as const] : []))),
  );

describe('scipyAssignment', () => {
  // biome-ignore format: one matrix a line
  it.each([
    // Results of SciPy 1.17.1 on the negative matrix.
    [[[1, 1], [1, 1]], [[0, 0], [1, 1]]],
    [[[0, 1, 1], [1, 1, 0]], [[0, 1], [1, 0]]],
    [[[1], [1], [1]], [[0, 0]]],
    [[[2, 1], [2, 0], [0, 1]], [[0, 0], [2, 1]]],
    [[[0, 0], [0, 3]], [[1, 1]]],
  ] as const)('%j takes %j', (matrix, expected) => {
    expect(scipyAssignment(rows(matrix), matrix[0].length)).toEqual(expected);
  });

  it('finds the greatest weight', () => {
    const matrix = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
      .chain(([height, width]) =>
        fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(
      fc.property(matrix, (weights) => {
        const edges = weights.flatMap((line, row) =>
          line.flatMap((weight, column) => (weight > 0 ? [{ row, column, weight }] : [])),
        );
        const best = Array.from(maximumAssignment(weights.length, weights[0].length, edges)).reduce(
          (sum, column, row) => sum + (column < 0 ? 0 : weights[row][column]),
          0,
        );
        const found = scipyAssignment(rows(weights), weights[0].length);
        expect(found.reduce((sum, [row, column]) => sum + weights[row][column], 0)).toBe(best);
        expect(new Set(found.map(([row]) => row)).size).toBe(found.length);
        expect(new Set(found.map(([, column]) => column)).size).toBe(found.length);
      }),
      { numRuns: runs(300) },
    );
  });
});
