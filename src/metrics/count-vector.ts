import { conllAverage } from './conll.ts';
import type { MetricOptions } from './index.ts';
import type { Countable, Counts, Metric, Score } from './metric.ts';

/**
 * The layout of the counts of all chosen metrics in one vector per document. Vectors are added up over documents, threads
 * and machines.
 */
export class CountVector {
  readonly length: number;
  /** The name of each entry: metric and field. */
  readonly fields: readonly string[];
  readonly #metrics: readonly Metric[];
  readonly #options: MetricOptions;

  constructor(metrics: readonly Metric[], options: MetricOptions) {
    this.#metrics = metrics;
    this.#options = options;
    this.fields = metrics.flatMap(({ id, fields }) => fields.map((field) => `${id}.${field}`));
    this.length = this.fields.length;
  }

  count(pair: Countable): Float64Array {
    const vector = new Float64Array(this.length);
    let at = 0;
    // Indices, because iterators would allocate an object for each field of each document.
    for (let m = 0; m < this.#metrics.length; m++) {
      const { fields } = this.#metrics[m];
      const counts = this.#metrics[m].count(pair, this.#options);
      for (let f = 0; f < fields.length; f++) vector[at++] = counts[fields[f]];
    }
    return vector;
  }

  /** The named counts of each metric. */
  counts(vector: ArrayLike<number>): Map<string, Counts> {
    const all = new Map<string, Counts>();
    let at = 0;
    for (const { id, fields } of this.#metrics) {
      all.set(id, Object.fromEntries(fields.map((field) => [field, vector[at++]])));
    }
    return all;
  }

  scores(vector: ArrayLike<number>): ScoreSet {
    const counts = this.counts(vector);
    const scores = new Map<string, Score>();
    for (const metric of this.#metrics) {
      scores.set(metric.id, metric.score(counts.get(metric.id) as Counts, this.#options));
    }
    return { scores, conll: conllAverage(scores) };
  }
}

/** The scores of every chosen metric, by id, and the CoNLL average of three of them. */
export interface ScoreSet {
  readonly scores: ReadonlyMap<string, Score>;
  /** `null` where a part is missing or undefined. */
  readonly conll: number | null;
}
