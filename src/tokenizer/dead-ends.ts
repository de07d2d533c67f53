/** Checkpoints are the positions that are multiples of this power of two. */
export const CHECKPOINT_STRIDE = 8;

/** The first checkpoint after a position. */
export const nextCheckpoint = (at: number): number => at - (at % CHECKPOINT_STRIDE) + CHECKPOINT_STRIDE;

/** Maximum number of states per checkpoint that are stored in arrays; there are rarely more than two. */
const MAX_LAYERS = 4;

/** Upper bound on the number of states. */
const MAX_STATES = 2 ** 20;

/** Pairs of state and checkpoint of a text from which a scan found no further match. */
export class DeadEnds {
  readonly #length: number;
  readonly #layers: Int32Array[] = [];
  readonly #others = new Set<number>();

  constructor(length: number) {
    this.#length = length;
  }

  has(at: number, state: number): boolean {
    for (const layer of this.#layers) {
      const known = layer[at / CHECKPOINT_STRIDE];
      if (known === state) return true;
      if (known === 0) return false;
    }
    return this.#others.has(at * MAX_STATES + state);
  }

  add(at: number, state: number): void {
    for (const layer of this.#layers) {
      const known = layer[at / CHECKPOINT_STRIDE];
      if (known === state) return;
      if (known !== 0) continue;
      layer[at / CHECKPOINT_STRIDE] = state;
      return;
    }
    if (this.#layers.length === MAX_LAYERS) {
      this.#others.add(at * MAX_STATES + state);
      return;
    }
    this.#layers.push(new Int32Array(Math.ceil(this.#length / CHECKPOINT_STRIDE) + 1));
    this.add(at, state);
  }
}
