// Random numbers that depend only on the seed: xoshiro128** (Blackman & Vigna, 2018), with its state initialised by a Weyl
// sequence through a 32-bit finaliser.

export class Random {
  #a;
  #b;
  #c;
  #d;

  constructor(seed) {
    let weyl = seed >>> 0;
    const next = () => {
      weyl = (weyl + 0x9e3779b9) >>> 0;
      let x = weyl;
      x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
      x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
      return (x ^ (x >>> 15)) | 0;
    };
    [this.#a, this.#b, this.#c, this.#d] = [next(), next(), next(), next()];
  }

  /** Uniform in [0, 1). */
  unit() {
    const scaled = Math.imul(this.#b, 5);
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result / 2 ** 32;
  }

  /** A whole number in [0, bound). */
  below(bound) {
    return Math.floor(this.unit() * bound);
  }

  chance(probability) {
    return this.unit() < probability;
  }

  /** Exponential with the given mean. */
  exponential(mean) {
    return -mean * Math.log(1 - this.unit());
  }

  /** Standard normal (Box & Muller). */
  normal() {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  /** A random permutation of 0 … length − 1. */
  permutation(length) {
    const order = Int32Array.from({ length }, (_, i) => i);
    for (let i = length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}
