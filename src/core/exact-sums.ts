import { freshEngine } from '../engine/engine.ts';
import { SUMS_COUNTS, SUMS_PARTIALS } from '../engine/slots.ts';
import { ExactSum } from './exact-sum.ts';

/** Vectors that the engine adds up at a time. */
const WAITING_VECTORS = 64;

/** Exact sums of the entries of many vectors. The engine adds up blocks of them, because each term takes several steps. */
export class ExactSums {
  readonly #length: number;
  readonly #sums: readonly ExactSum[];
  /** Vectors that are not yet in the sums. */
  readonly #waiting: Float64Array;
  #rows = 0;

  constructor(length: number) {
    this.#length = length;
    this.#sums = Array.from({ length }, () => new ExactSum());
    this.#waiting = new Float64Array(WAITING_VECTORS * length);
  }

  add(vector: ArrayLike<number>): void {
    if (this.#rows === WAITING_VECTORS) this.#addWaiting();
    this.#waiting.set(vector, this.#rows++ * this.#length);
  }

  /** Adds terms to one entry. */
  addTo(entry: number, terms: Iterable<number>): void {
    for (const term of terms) this.#sums[entry].add(term);
  }

  /** For each entry the terms of its sum, smallest first. */
  partials(): number[][] {
    this.#addWaiting();
    return this.#sums.map((sum) => [...sum.partials()]);
  }

  /** Each sum, rounded once. */
  values(): number[] {
    this.#addWaiting();
    return this.#sums.map((sum) => sum.value());
  }

  #addWaiting(): void {
    const [rows, length] = [this.#rows, this.#length];
    if (rows === 0) return;
    this.#rows = 0;
    const engine = freshEngine();
    engine.tasks.exactSums(engine.put(this.#waiting), rows, length);
    const counts = engine.resultArray(SUMS_COUNTS);
    const room = length * (rows + 1);
    const partials = new Float64Array(engine.take(engine.result(SUMS_PARTIALS), 2 * room).buffer);
    for (let entry = 0; entry < length; entry++) {
      const first = entry * (rows + 1);
      this.addTo(entry, partials.subarray(first, first + counts[entry]));
    }
  }
}
