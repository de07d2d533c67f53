import { expect, it } from 'vitest';
import { FractionSum, largestSize, sumPerSize, totalsBySize } from '../../../src/core/size-totals.ts';

/** The sum of amounts by size, in the order in which they are given. */
const sumOf = (terms: readonly (readonly [size: number, amount: number])[]) => {
  const totals = totalsBySize(largestSize(terms.map(([size]) => size)));
  for (const [size, amount] of terms) totals[size] += amount;
  return sumPerSize(totals);
};

it('has a total for each size up to the largest', () => {
  expect(largestSize([3, 100, 7])).toBe(100);
  expect(largestSize([])).toBe(0);
  expect([...totalsBySize(3)]).toEqual([0, 0, 0, 0]);
  expect(sumPerSize(totalsBySize(0))).toBe(0);
});

it('divides once: tenths add up to a whole', () => {
  expect(sumOf(Array.from({ length: 10 }, () => [10, 1] as const))).toBe(1);
  expect(0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1).not.toBe(1);
});

it('is the nearest double of a sum of fractions, in any order', () => {
  // Σ 1/n for n = 1 … 50 is 13943237577224054960759 / 3099044504245996706400.
  const terms = Array.from({ length: 50 }, (_, i) => [i + 1, 1] as const);
  expect(sumOf(terms)).toBe(4.499205338329425);
  expect(sumOf(terms.toReversed())).toBe(4.499205338329425);
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
