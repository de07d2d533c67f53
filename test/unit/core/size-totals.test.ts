import { expect, it } from 'vitest';
import { FractionSum, SizeTotals } from '../../../src/core/size-totals.ts';

/** Whole numbers with their sizes in another order. */
const sumOf = (terms: readonly (readonly [size: number, amount: number])[]) => {
  const totals = new SizeTotals();
  for (const [size, amount] of terms) totals.add(size, amount);
  return totals;
};

it('adds up by size, and lists the sizes that occur', () => {
  const totals = sumOf([
    [3, 5],
    [100, 1],
    [3, 2],
    [7, 0],
  ]);
  expect([...totals.sizes()]).toEqual([3, 100]);
  expect([totals.at(3), totals.at(100), totals.at(7), totals.at(1000)]).toEqual([7, 1, 0, 0]);
});

it('divides once: tenths add up to a whole', () => {
  expect(sumOf(Array.from({ length: 10 }, () => [10, 1] as const)).perSize()).toBe(1);
  expect(0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1).not.toBe(1);
});

it('is the nearest double of a sum of fractions, in any order', () => {
  // Σ 1/n for n = 1 … 50 is 13943237577224054960759 / 3099044504245996706400.
  const terms = Array.from({ length: 50 }, (_, i) => [i + 1, 1] as const);
  expect(sumOf(terms).perSize()).toBe(4.499205338329425);
  expect(sumOf(terms.toReversed()).perSize()).toBe(4.499205338329425);
});

it('keeps the bits that products and quotients lose', () => {
  const sum = new FractionSum();
  sum.add(0.1, 3);
  sum.add(-0.3, 1);
  // The double 0.1 is larger than a tenth, 0.3 smaller than three: what is left is exact.
  expect(sum.value()).toBe(2.7755575615628914e-17);
  const thirds = new FractionSum();
  for (let i = 0; i < 3; i++) thirds.add(1, 1, 3);
  expect(thirds.value()).toBe(1);
  const none = new FractionSum();
  expect(none.value()).toBe(0);
});
