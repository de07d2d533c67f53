import { describe, expect, it } from 'vitest';
import { maximumAssignment } from '../../../src/core/assignment.ts';

const sequence = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** A quadratic method takes hours for these. */
describe('maximumAssignment on large graphs', () => {
  it('takes the heaviest of a million rows on one column', () => {
    const edges = sequence(1_000_000).map((row) => ({
      row,
      column: 0,
      weight: 1 + ((row * 7919) % 1_000_003),
    }));
    const heaviest = edges.reduce((best, edge) => (edge.weight > best.weight ? edge : best));
    const columnOf = maximumAssignment(1_000_000, 1, edges);
    expect(columnOf[heaviest.row]).toBe(0);
    expect(columnOf.filter((column) => column >= 0)).toHaveLength(1);
  });

  it('solves a path of 200,000 rows', () => {
    const size = 200_000;
    const edges = sequence(size).flatMap((row) => [
      { row, column: row, weight: 1 },
      { row, column: row + 1, weight: 1 + 2 ** -20 },
    ]);
    expect(maximumAssignment(size, size + 1, edges)).toEqual(
      Int32Array.from({ length: size }, (_, row) => row + 1),
    );
  });

  it.each([
    ['hang on the ends of the chain', []],
    ['hold on to the chain twice', [1]],
  ])('is not slowed down by 20,000 rows that %s and pull in turn', (_, holds) => {
    const size = 20_000;
    const chain = sequence(size).flatMap((row) => [
      { row, column: row, weight: 1e7 },
      { row, column: row + 1, weight: 1e7 },
    ]);
    const pulling = sequence(size).flatMap((i) =>
      [0, ...holds].map((hold) => ({
        row: size + i,
        column: i % 2 ? size - hold : hold,
        weight: i + 1 - hold / 2,
      })),
    );
    const columnOf = maximumAssignment(2 * size, size + 1, [...chain, ...pulling]);
    expect(sequence(size).every((row) => columnOf[row] >= 0)).toBe(true);
    expect(sequence(size).filter((i) => columnOf[size + i] >= 0)).toEqual([size - 1]);
  });

  it('matches everything where all pairs are worth the same', () => {
    const edges = sequence(1_000_000).map((i) => ({
      row: i % 1000,
      column: Math.floor(i / 1000),
      weight: 1,
    }));
    expect(new Set(maximumAssignment(1000, 1000, edges)).size).toBe(1000);
  });
});
