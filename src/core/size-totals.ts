import { productError, sumError } from './double-double.ts';

/**
 * Totals of whole numbers for each size of an entity, all 0 at first. Entities of one size share a denominator, so their numerators
 * add up without rounding, and the order of entities changes no bit. Not a typed array: most documents are small, and the memory of
 * a typed array is allocated outside of the heap.
 */
export const totalsBySize = (largest: number): number[] => new Array(largest + 1).fill(0);

/** The largest size; 0 if there is none. */
export function largestSize(sizes: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < sizes.length; i++) if (sizes[i] > largest) largest = sizes[i];
  return largest;
}

/** Σ total / size, rounded once. */
export function sumPerSize(totals: readonly number[]): number {
  const sum = new FractionSum();
  for (let size = 1; size < totals.length; size++) if (totals[size] !== 0) sum.add(1, totals[size], size);
  return sum.value();
}

/** A sum of products and fractions in pairs of doubles: about 100 bits, rounded once. Whole numbers are added up apart: they need none of that. */
export class FractionSum {
  #whole = 0;
  #high = 0;
  #low = 0;

  /** Adds factor · numerator / denominator; 0/0 does not occur. */
  add(factor: number, numerator: number, denominator = 1): void {
    const product = factor * numerator;
    const quotient = product / denominator;
    if (
      isWhole(quotient) &&
      isWhole(factor) &&
      isWhole(numerator) &&
      isWhole(product) &&
      isWhole(this.#whole + quotient)
    ) {
      this.#whole += quotient;
      return;
    }
    const lost = factor === 1 ? 0 : productError(factor, numerator, product);
    if (denominator !== 1) {
      // The remainder of a division of two doubles is a double.
      const back = quotient * denominator;
      this.#low += (product - back - productError(quotient, denominator, back) + lost) / denominator;
    } else this.#low += lost;
    const sum = this.#high + quotient;
    this.#low += sumError(this.#high, quotient, sum);
    this.#high = sum;
  }

  value(): number {
    const sum = this.#whole + this.#high;
    return sum + (sumError(this.#whole, this.#high, sum) + this.#low);
  }
}

const isWhole = Number.isSafeInteger;
