import { productError, sumError } from './double-double.ts';

/**
 * Whole numbers that are added up for each size of an entity, and sums of fractions of them that are rounded once. Entities of
 * one size share a denominator, so their numerators add up without rounding, and the order of entities changes no bit.
 */
export class SizeTotals {
  #totals = new Float64Array(INITIAL_SIZES);
  #end = 0;

  add(size: number, amount: number): void {
    if (size >= this.#end) {
      this.#end = size + 1;
      if (size >= this.#totals.length) {
        const larger = new Float64Array(Math.max(size + 1, 2 * this.#totals.length));
        larger.set(this.#totals);
        this.#totals = larger;
      }
    }
    this.#totals[size] += amount;
  }

  at(size: number): number {
    return this.#totals[size] ?? 0;
  }

  /** The sizes with a total that is not 0, in order. */
  *sizes(): Iterable<number> {
    for (let size = 0; size < this.#end; size++) if (this.#totals[size] !== 0) yield size;
  }

  /** Σ total / size */
  perSize(): number {
    const sum = new FractionSum();
    const totals = this.#totals;
    for (let size = 1; size < this.#end; size++) if (totals[size] !== 0) sum.add(1, totals[size], size);
    return sum.value();
  }
}

const INITIAL_SIZES = 32;

/** A sum of products and fractions in pairs of doubles: about 100 bits, rounded once. */
export class FractionSum {
  #high = 0;
  #low = 0;

  /** Adds factor · numerator / denominator; 0/0 does not occur. */
  add(factor: number, numerator: number, denominator = 1): void {
    const product = factor * numerator;
    const lost = factor === 1 ? 0 : productError(factor, numerator, product);
    const quotient = product / denominator;
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
    return this.#high + this.#low;
  }
}
