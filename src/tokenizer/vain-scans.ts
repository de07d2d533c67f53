/** Positions that are multiples of this are checkpoints: a power of two. */
export const STRIDE = 8;

/** The first checkpoint behind a position. */
export const nextCheckpoint = (at: number): number => at - (at % STRIDE) + STRIDE;

/** How many states per checkpoint are held in arrays. Nearly always there are one or two. */
const LAYERS = 4;

/** More than there are states. */
const STATES = 2 ** 20;

/** Remembers from which states, at which checkpoints of a text, the scan found no further match. */
export class VainScans {
  readonly #length: number;
  readonly #layers: Int32Array[] = [];
  readonly #others = new Set<number>();

  constructor(length: number) {
    this.#length = length;
  }

  has(at: number, state: number): boolean {
    for (const layer of this.#layers) {
      const known = layer[at / STRIDE];
      if (known === state) return true;
      if (known === 0) return false;
    }
    return this.#others.has(at * STATES + state);
  }

  add(at: number, state: number): void {
    for (const layer of this.#layers) {
      const known = layer[at / STRIDE];
      if (known === state) return;
      if (known !== 0) continue;
      layer[at / STRIDE] = state;
      return;
    }
    if (this.#layers.length === LAYERS) {
      this.#others.add(at * STATES + state);
      return;
    }
    this.#layers.push(new Int32Array(Math.ceil(this.#length / STRIDE) + 1));
    this.add(at, state);
  }
}
