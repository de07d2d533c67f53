import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatching } from '../../../src/matching/best-matching.ts';
import type { Fraction, WeighedPair } from '../../../src/matching/weighed-pair.ts';
import { runs } from '../../support/runs.ts';

type Cell = readonly [weight: Fraction, dice: Fraction] | undefined;

/** The sum of fractions, as a numerator over the product of all denominators. */
function total(fractions: readonly Fraction[], all: readonly Fraction[]): bigint {
  const product = all.reduce((value, [, den]) => value * BigInt(den), 1n);
  return fractions.reduce((sum, [num, den]) => sum + (BigInt(num) * product) / BigInt(den), 0n);
}

/** All matchings in canonical order: each row takes the columns in turn, and none at last. */
function* matchings(
  cells: readonly (readonly Cell[])[],
  row = 0,
  taken = new Set<number>(),
): Generator<number[]> {
  if (row === cells.length) {
    yield [];
    return;
  }
  for (const [column, cell] of [...cells[row].entries(), [-1, undefined] as const]) {
    if (column >= 0 && (cell === undefined || taken.has(column))) continue;
    const next = column < 0 ? taken : new Set([...taken, column]);
    for (const rest of matchings(cells, row + 1, next)) yield [column, ...rest];
  }
}

/** The first of the best matchings, found by trying them all. */
function bruteForce(cells: readonly (readonly Cell[])[]): number[] {
  const every = cells.flat().filter((cell) => cell !== undefined);
  let best: { columns: number[]; weight: bigint; dice: bigint } | undefined;
  for (const columns of matchings(cells)) {
    const chosen = columns.flatMap((column, row) => {
      const cell = column < 0 ? undefined : cells[row][column];
      return cell === undefined ? [] : [cell];
    });
    const sum = (part: 0 | 1) =>
      total(
        chosen.map((cell) => cell[part]),
        every.map((cell) => cell[part]),
      );
    const [weight, dice] = [sum(0), sum(1)];
    if (best === undefined || weight > best.weight || (weight === best.weight && dice > best.dice))
      best = { columns, weight, dice };
  }
  return best?.columns ?? [];
}

const pairsOf = (cells: readonly (readonly Cell[])[]): WeighedPair[] =>
  cells.flatMap((row, key) =>
    row.flatMap((cell, response) =>
      cell === undefined ? [] : [{ key, response, weight: cell[0], dice: cell[1] }],
    ),
  );

const cellsWith = (denominators: readonly number[]) => {
  const fraction = fc
    .record({ den: fc.constantFrom(...denominators), part: fc.integer({ min: 1, max: 3 }) })
    .map(({ den, part }): Fraction => [Math.min(part, den), den]);
  const cell = fc.oneof(fc.constant(undefined), fc.tuple(fraction, fraction));
  return fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
};

describe('bestMatching', () => {
  it.each([
    ['few values, so that there are many ties', [1, 2, 3]],
    ['denominators that need large numbers', [999_983, 999_979, 999_961, 999_959]],
  ])('finds the first of the best matchings: %s', (_, denominators) => {
    fc.assert(
      fc.property(cellsWith(denominators), (cells) => {
        expect([...bestMatching(cells.length, cells[0].length, pairsOf(cells))]).toEqual(bruteForce(cells));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('prefers the sum of weights to a single large weight', () => {
    const pairs = [
      { key: 0, response: 0, weight: [3, 4], dice: [1, 1] },
      { key: 0, response: 1, weight: [1, 2], dice: [1, 1] },
      { key: 1, response: 0, weight: [1, 2], dice: [1, 1] },
    ] as const;
    expect([...bestMatching(2, 2, pairs)]).toEqual([1, 0]);
  });
});
