import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';

/**
 * Numbered streams of random numbers: replicate r uses the generator of the seed after r jumps, so the result does not depend on threads
 * or order. Consecutive seeds cannot be used as streams: the state of xoroshiro128+ is the unmixed seed, and the first draws of consecutive
 * seeds are nearly equal.
 */
export class Streams {
  readonly #generators: JumpableRandomGenerator[] = [];
  readonly #next: JumpableRandomGenerator;

  constructor(seed: number) {
    this.#next = xoroshiro128plus(seed);
  }

  /** A new generator at the start of stream `r`. */
  at(r: number): JumpableRandomGenerator {
    while (this.#generators.length <= r) {
      this.#generators.push(this.#next.clone());
      this.#next.jump();
    }
    return this.#generators[r].clone();
  }
}

/** The seed of the swaps, which differs from that of the bootstrap so that the number of replicates does not affect the swaps and vice versa. */
export const swapSeed = (seed: number): number => seed ^ 0x5bd1e995;

/** Draws from each data set, with replacement, as many documents as it has, and counts how often each document is drawn. */
export function drawWeights(
  generator: JumpableRandomGenerator,
  datasets: readonly ArrayLike<number>[],
  weights: Float64Array,
): void {
  weights.fill(0);
  for (const positions of datasets) {
    const last = positions.length - 1;
    for (let i = 0; i <= last; i++) weights[positions[uniformInt(generator, 0, last)]]++;
  }
}
