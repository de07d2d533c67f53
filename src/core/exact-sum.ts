/**
 * A sum without rounding, kept as a list of non-overlapping doubles that add up to it exactly (Shewchuk 1997, "Adaptive
 * precision floating-point arithmetic", grow-expansion). Rounding happens once, in `value`, so the result is the same
 * to the last bit for every order and grouping of the terms, over documents, threads and machines.
 */
export class ExactSum {
  #partials: number[] = [];

  static of(partials: Iterable<number>): ExactSum {
    const sum = new ExactSum();
    for (const partial of partials) sum.add(partial);
    return sum;
  }

  add(term: number): void {
    const partials = this.#partials;
    let x = term;
    let kept = 0;
    for (let i = 0; i < partials.length; i++) {
      // TwoSum (Knuth): the rounded sum and its rounding error.
      const y = partials[i];
      const high = x + y;
      const part = high - x;
      const low = x - (high - part) + (y - part);
      if (low !== 0) partials[kept++] = low;
      x = high;
    }
    partials.length = kept;
    if (x !== 0) partials.push(x);
  }

  /** Terms that add up to this sum exactly, smallest first; another sum can add them. */
  partials(): readonly number[] {
    return this.#partials;
  }

  /** The sum, rounded once (half to even): adds the terms from the largest down until the rest has no effect. */
  value(): number {
    const partials = this.#partials;
    let i = partials.length - 1;
    if (i < 0) return 0;
    let high = partials[i];
    let low = 0;
    while (i > 0 && low === 0) {
      const next = partials[--i];
      const sum = high + next;
      low = next - (sum - high);
      high = sum;
    }
    // Exactly halfway between two doubles: the sign of the smaller terms decides.
    if (i > 0 && low !== 0 && Math.sign(low) === Math.sign(partials[i - 1])) {
      const twice = low * 2;
      const sum = high + twice;
      if (twice === sum - high) return sum;
    }
    return high;
  }
}
