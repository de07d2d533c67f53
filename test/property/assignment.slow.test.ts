import fc from 'fast-check';
import munkres from 'munkres';
import { describe, expect, it } from 'vitest';
import { type Edge, maximumAssignment } from '../../src/core/assignment.ts';

interface Problem {
  readonly rows: number;
  readonly columns: number;
  readonly edges: readonly Edge[];
}

/** CEAF-e similarity of two entities: 2|K ∩ R| / (|K| + |R|). */
const phi4 = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 6 }), fc.nat({ max: 6 }))
  .map(([shared, key, response]) => (2 * shared) / (2 * shared + key + response));
const weights = {
  'few integers': fc.integer({ min: 1, max: 3 }),
  integers: fc.integer({ min: 1, max: 1000 }),
  'CEAF-e similarities': phi4,
  'doubles of all sizes': fc.double({ min: 1e-12, max: 1e6, noNaN: true }),
  'nearly equal doubles': fc.nat({ max: 3 }).map((n) => 1 + n * Number.EPSILON),
};

/** A graph with up to `size` rows and columns, in which `percent` of all pairs are edges. */
function problem(
  weight: fc.Arbitrary<number>,
  size: fc.Arbitrary<number>,
  percent: number,
): fc.Arbitrary<Problem> {
  const cell = fc.oneof(
    { arbitrary: weight, weight: percent },
    { arbitrary: fc.constant(0), weight: 100 - percent },
  );
  return fc.tuple(size, size).chain(([rows, columns]) =>
    fc.array(cell, { minLength: rows * columns, maxLength: rows * columns, size: 'max' }).map((cells) => {
      const edges = cells.map((value, i) => ({
        row: Math.floor(i / columns),
        column: i % columns,
        weight: value,
      }));
      return { rows, columns, edges: edges.filter((edge) => edge.weight > 0) };
    }),
  );
}

const small = fc.nat({ max: 6 });
const medium = fc.integer({ min: 2, max: 60 });

const solve = ({ rows, columns, edges }: Problem): Int32Array => maximumAssignment(rows, columns, edges);

/** The weight of a matching; fails unless every pair is an edge and no column is used twice. */
function checkedWeight({ rows, columns, edges }: Problem, columnOf: Int32Array): number {
  expect(columnOf).toHaveLength(rows);
  const used = Array.from(columnOf).filter((column) => column !== -1);
  expect(new Set(used).size).toBe(used.length);
  const weightOf = new Map(edges.map((edge) => [edge.row * columns + edge.column, edge.weight]));
  let sum = 0;
  columnOf.forEach((column, row) => {
    if (column === -1) return;
    const weight = weightOf.get(row * columns + column);
    expect(weight).toBeDefined();
    sum += weight!;
  });
  return sum;
}

/** The best weight over all matchings, by dynamic programming over sets of used columns. */
function bruteForce({ rows, columns, edges }: Problem): number {
  let best: number[] = [0, ...new Array(2 ** columns - 1).fill(-Infinity)];
  for (let row = 0; row < rows; row++) {
    const next = best.slice();
    for (const edge of edges.filter((e) => e.row === row))
      best.forEach((sum, used) => {
        const bit = 1 << edge.column;
        if (!(used & bit)) next[used | bit] = Math.max(next[used | bit], sum + edge.weight);
      });
    best = next;
  }
  return Math.max(...best);
}

/** The same by an independent dense solver. */
function denseOptimum({ rows, columns, edges }: Problem): number {
  if (edges.length === 0) return 0;
  const costs = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (const { row, column, weight } of edges) costs[row][column] = -weight;
  return munkres(costs).reduce((sum, [row, column]) => sum - costs[row][column], 0);
}

function expectSame(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, expected));
}

describe.each(Object.entries(weights))('maximumAssignment with %s', (_, weight) => {
  it.each([25, 50, 95])('equals brute force on graphs up to 6 × 6 with %d edges per 100 pairs', (percent) =>
    fc.assert(
      fc.property(problem(weight, small, percent), (p) => {
        const sum = checkedWeight(p, solve(p));
        if (p.edges.every((edge) => Number.isInteger(edge.weight))) expect(sum).toBe(bruteForce(p));
        else expectSame(sum, bruteForce(p));
      }),
      { numRuns: 500 },
    ),
  );

  it.each([4, 20, 95])(
    'equals a dense solver on graphs up to 60 × 60 with %d edges per 100 pairs',
    (percent) =>
      fc.assert(
        fc.property(problem(weight, medium, percent), (p) => {
          expectSame(checkedWeight(p, solve(p)), denseOptimum(p));
        }),
        { numRuns: 100 },
      ),
  );

  it('gives the same total with rows and columns exchanged, and with the edges in any order', () =>
    fc.assert(
      fc.property(
        problem(weight, medium, 10).chain((p) =>
          fc.tuple(fc.constant(p), fc.shuffledSubarray([...p.edges], { minLength: p.edges.length })),
        ),
        ([p, shuffled]) => {
          const sum = checkedWeight(p, solve(p));
          const flipped = {
            rows: p.columns,
            columns: p.rows,
            edges: shuffled.map((edge) => ({ row: edge.column, column: edge.row, weight: edge.weight })),
          };
          expectSame(checkedWeight(flipped, solve(flipped)), sum);
          expectSame(checkedWeight(p, solve({ ...p, edges: shuffled })), sum);
        },
      ),
    ));
});

describe('maximumAssignment on 300 × 300', () => {
  /** A reproducible stream of numbers in [0, 1). */
  const randoms = (seed: number): (() => number) => {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  };
  it.each([
    ['uniform', 1, (random: () => number) => 1 - random()],
    ['integers with ties', 1, (random: () => number) => 1 + Math.floor(random() * 99)],
    ['sparse uniform', 0.02, (random: () => number) => 1 - random()],
    ['sparse with ties', 0.01, (random: () => number) => 1 + Math.floor(random() * 5)],
    ['nearly equal', 0.01, (random: () => number) => 1 + random() * 1e-6],
    ['similarities', 0.05, (random: () => number) => 2 / (2 + Math.floor(random() * 12))],
  ] as const)('equals a dense solver: %s', (_, density, weight) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = randoms(seed);
      const edges: Edge[] = [];
      for (let i = 0; i < 300 * 300; i++)
        if (random() < density)
          edges.push({ row: Math.floor(i / 300), column: i % 300, weight: weight(random) });
      const p = { rows: 300, columns: 300, edges };
      expectSame(checkedWeight(p, solve(p)), denseOptimum(p));
    }
  });
});
