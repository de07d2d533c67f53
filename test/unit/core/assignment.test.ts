import { describe, expect, it } from 'vitest';
import { type Edge, maximumAssignment } from '../../../src/core/assignment.ts';

/** The positive entries of a matrix. */
const edgesOf = (matrix: readonly (readonly number[])[]): Edge[] =>
  matrix.flatMap((line, row) =>
    line.flatMap((weight, column) => (weight > 0 ? [{ row, column, weight }] : [])),
  );

const assign = (matrix: readonly (readonly number[])[]): number[] =>
  Array.from(maximumAssignment(matrix.length, matrix[0].length, edgesOf(matrix)));

describe('maximumAssignment on small graphs', () => {
  // biome-ignore format: one case per line
  const cases: [title: string, matrix: number[][], columnOfRow: number[]][] = [
    ['matches a single edge', [[3]], [0]],
    ['leaves a row and a column without edges alone', [[0, 2, 0], [0, 0, 0], [0, 0, 5]], [1, -1, 2]],
    ['takes the heaviest edge of a row with several columns', [[1, 4, 2]], [1]],
    ['takes the heaviest edge of a column with several rows', [[1], [4], [2]], [-1, 0, -1]],
    ['takes the middle of a path where it outweighs both ends', [[2, 0], [5, 2]], [-1, 0]],
    ['takes both ends of a path where they outweigh the middle', [[3, 0], [5, 3]], [0, 1]],
    ['prefers two light edges over one heavy edge', [[10, 9], [9, 0]], [1, 0]],
    ['prefers one heavy edge over two light edges', [[10, 4], [4, 0]], [0, -1]],
    ['shifts a whole chain for a row that came last', [[5, 4, 0], [0, 5, 4], [5, 0, 0]], [1, 2, 0]],
    ['drops the row that loses least', [[6, 6], [5, 6], [6, 7]], [0, -1, 1]],
    ['solves a square with unlike rows', [[7, 53, 183], [497, 383, 563], [287, 63, 343]], [1, 2, 0]],
    ['aligns key abc d with response abd c by CEAF-e, where the greedy choice fails', [[4 / 6, 2 / 4], [2 / 4, 0]], [1, 0]],
    ['adds up disconnected parts', [[2, 1, 0, 0], [1, 2, 0, 0], [0, 0, 1, 3], [0, 0, 3, 1]], [0, 1, 3, 2]],
  ];
  it.each(cases)('%s', (_, matrix, columnOfRow) => expect(assign(matrix)).toEqual(columnOfRow));

  it('returns nothing for the empty graph', () =>
    expect(maximumAssignment(0, 0, [])).toEqual(new Int32Array(0)));

  it('leaves every row unmatched where there are no edges', () =>
    expect(Array.from(maximumAssignment(3, 2, []))).toEqual([-1, -1, -1]));

  it('does not depend on the order of the edges where the best matching is unique', () => {
    // biome-ignore format: a matrix
    const edges = edgesOf([[8, 5, 10], [4, 2, 4], [7, 3, 8]]);
    expect(maximumAssignment(3, 3, edges.toReversed())).toEqual(maximumAssignment(3, 3, edges));
  });
});

describe('maximumAssignment on invalid edges', () => {
  it.each([
    [{ row: 2, column: 0, weight: 1 }, 'edge 0: no row 2 among 2'],
    [{ row: -1, column: 0, weight: 1 }, 'edge 0: no row -1 among 2'],
    [{ row: 0.5, column: 0, weight: 1 }, 'edge 0: no row 0.5 among 2'],
    [{ row: 0, column: 3, weight: 1 }, 'edge 0: no column 3 among 3'],
    [{ row: 0, column: Number.NaN, weight: 1 }, 'edge 0: no column NaN among 3'],
    [{ row: 0, column: 0, weight: 0 }, 'edge 0: weight 0 is not positive and finite'],
    [{ row: 0, column: 0, weight: -1 }, 'edge 0: weight -1 is not positive and finite'],
    [{ row: 0, column: 0, weight: Number.NaN }, 'edge 0: weight NaN is not positive and finite'],
    [{ row: 0, column: 0, weight: Infinity }, 'edge 0: weight Infinity is not positive and finite'],
  ])('rejects %o', (edge, message) =>
    expect(() => maximumAssignment(2, 3, [edge])).toThrow(new RangeError(message)),
  );
});

it('takes edges in columns, and rejects invalid ones', () => {
  const edges = (row: number, column: number, weight: number) => ({
    row: Int32Array.of(0, row),
    column: Int32Array.of(0, column),
    weight: Float64Array.of(2, weight),
  });
  expect(maximumAssignment(2, 2, edges(1, 1, 3))).toEqual(Int32Array.of(0, 1));
  for (const bad of [
    edges(2, 0, 1),
    edges(-1, 0, 1),
    edges(0, 2, 1),
    edges(0, 0, Number.NaN),
    edges(0, 0, 0),
  ])
    expect(() => maximumAssignment(2, 2, bad)).toThrow(new RangeError('an edge is out of range'));
});
