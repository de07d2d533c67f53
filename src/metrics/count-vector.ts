import type { UnitTable } from '../core/unit-table.ts';
import { conllAverage } from './conll.ts';
import type { MetricOptions } from './index.ts';
import type { LevelId } from './levels.ts';
import type { Countable, Counts, Metric, Score } from './metric.ts';

/**
 * The layout of the counts of all chosen metrics in one vector per document, or per unit of several documents: then the counts of the levels follow,
 * of the metrics that have such parts. Vectors are added up over documents, threads and machines.
 */
export class CountVector {
  readonly length: number;
  /** The name of each entry: metric and field, with the level between them. */
  readonly fields: readonly string[];
  readonly #metrics: readonly Metric[];
  readonly #options: MetricOptions;
  readonly #levels: readonly LevelId[];
  /** The metrics with parts by level. */
  readonly #divided: readonly Metric[];

  constructor(metrics: readonly Metric[], options: MetricOptions, levels: readonly LevelId[] = []) {
    this.#metrics = metrics;
    this.#options = options;
    this.#levels = levels;
    this.#divided = levels.length === 0 ? [] : metrics.filter((metric) => metric.levels !== undefined);
    this.fields = [
      ...metrics.flatMap(({ id, fields }) => fields.map((field) => `${id}.${field}`)),
      ...levels.flatMap((level) =>
        this.#divided.flatMap(({ id, fields }) => fields.map((field) => `${id}.${level}.${field}`)),
      ),
    ];
    this.length = this.fields.length;
  }

  /** The counts of a document, or of a unit of several documents. */
  count(pair: Countable, unit?: UnitTable): Float64Array {
    const vector = new Float64Array(this.length);
    let at = 0;
    // Indices, because iterators would allocate an object for each field of each document.
    for (let m = 0; m < this.#metrics.length; m++) {
      const { fields } = this.#metrics[m];
      const counts = this.#metrics[m].count(pair, this.#options);
      for (let f = 0; f < fields.length; f++) vector[at++] = counts[fields[f]];
    }
    if (unit !== undefined) this.#countLevels(vector, at, unit);
    return vector;
  }

  /** A unit without known topics has no pairs across topics: the counts of the last level remain 0. */
  #countLevels(vector: Float64Array, start: number, unit: UnitTable): void {
    const counted = this.#divided.map(({ levels }) => levels?.count(unit, this.#options) ?? []);
    let at = start;
    this.#levels.forEach((_, level) => {
      this.#divided.forEach(({ fields }, m) => {
        for (const field of fields) vector[at++] = counted[m][level]?.[field] ?? 0;
      });
    });
  }

  /** The named counts of each metric. */
  counts(vector: ArrayLike<number>): Map<string, Counts> {
    return namedCounts(this.#metrics, vector, 0);
  }

  scores(vector: ArrayLike<number>): ScoreSet {
    const scores = this.#scores(this.#metrics, vector, 0);
    const set = { scores, conll: conllAverage(scores) };
    return this.#levels.length === 0 ? set : { ...set, parts: this.#parts(vector) };
  }

  #parts(vector: ArrayLike<number>): Map<LevelId, Map<string, Score>> {
    const own = this.#divided.reduce((sum, { fields }) => sum + fields.length, 0);
    const first = this.length - own * this.#levels.length;
    return new Map(
      this.#levels.map((level, l) => [level, this.#scores(this.#divided, vector, first + l * own)]),
    );
  }

  #scores(metrics: readonly Metric[], vector: ArrayLike<number>, start: number): Map<string, Score> {
    const counts = namedCounts(metrics, vector, start);
    const scores = new Map<string, Score>();
    for (const metric of metrics)
      scores.set(metric.id, metric.score(counts.get(metric.id) as Counts, this.#options));
    return scores;
  }
}

/** The counts of metrics that follow one another in a vector. */
function namedCounts(
  metrics: readonly Metric[],
  vector: ArrayLike<number>,
  start: number,
): Map<string, Counts> {
  const all = new Map<string, Counts>();
  let at = start;
  for (const { id, fields } of metrics) {
    all.set(id, Object.fromEntries(fields.map((field) => [field, vector[at++]])));
  }
  return all;
}

/** The scores of every chosen metric, by id, and the CoNLL average of three of them. */
export interface ScoreSet {
  readonly scores: ReadonlyMap<string, Score>;
  /** `null` where a part is missing or undefined. */
  readonly conll: number | null;
  /** Of units of several documents: the scores of the pairs of mentions of each level, for metrics that have such parts. */
  readonly parts?: ReadonlyMap<LevelId, ReadonlyMap<string, Score>> | undefined;
}
