import type { Contingency } from '../core/contingency.ts';
import type { CountVector, ScoreSet } from '../evaluate/index.ts';

/** Adds up the counts of all metrics over documents. */
export class CountSums {
  readonly #vector: CountVector;
  readonly #sums: Float64Array;

  constructor(vector: CountVector) {
    this.#vector = vector;
    this.#sums = new Float64Array(vector.length);
  }

  add(table: Contingency): void {
    this.addCounts(this.#vector.count({ table }));
  }

  addCounts(counts: Float64Array): void {
    for (let f = 0; f < counts.length; f++) this.#sums[f] += counts[f];
  }

  scores(): ScoreSet {
    return this.#vector.scores(this.#sums);
  }
}
