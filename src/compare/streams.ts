import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator';

/**
 * Random numbers in numbered streams: replicate r uses the generator of the seed after r jumps, whichever thread computes it
 * and in whatever order. Neighbouring seeds must not serve as streams: the state of xoroshiro128+ is the seed, unmixed, and the first
 * draws of neighbouring seeds are nearly the same.
 */
export class Streams {
  readonly #generators: JumpableRandomGenerator[] = [];
  readonly #next: JumpableRandomGenerator;

  constructor(seed: number) {
    this.#next = xoroshiro128plus(seed);
  }

  /** A fresh generator at the beginning of stream `r`. */
  at(r: number): JumpableRandomGenerator {
    while (this.#generators.length <= r) {
      this.#generators.push(this.#next.clone());
      this.#next.jump();
    }
    return this.#generators[r].clone();
  }
}

/** The seed of the swaps: a stream of their own, so that neither number of replicates changes the other result. */
export const swapSeed = (seed: number): number => seed ^ 0x5bd1e995;

/** Draws each dataset as often as it has documents, with replacement, and counts how often each document came. */
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
