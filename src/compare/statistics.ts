import { type Counts, conllParts, type Metric, type MetricOptions, type Score } from '../metrics/index.ts';
import { UsageError } from '../problems/problem.ts';

/** The fields of a metric that a comparison needs. */
export type ScoredMetric = Pick<Metric, 'id' | 'fields' | 'score'> & Partial<Pick<Metric, 'headline'>>;

/** The compared number of a score: F₁ (or the index, for a metric with an index), recall, or precision. */
const picks = ['headline', 'recall', 'precision'] as const;
type PartName = (typeof picks)[number];

/** One number of one metric. */
export interface Part {
  readonly metric: ScoredMetric;
  readonly pick: PartName;
}

/** A compared number: the mean of its parts, of which only `conll` has more than one. */
export interface Statistic {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** Every metric, preceded by the CoNLL average if its parts are among them. */
export function defaultStatistics(metrics: readonly ScoredMetric[]): string[] {
  const ids = metrics.map(({ id }) => id);
  return conllParts.every((part) => ids.includes(part)) ? ['conll', ...ids] : ids;
}

/** The statistic of a name: `conll`, a metric, or a metric with `.recall` or `.precision`. */
export function statisticOf(id: string, metrics: readonly ScoredMetric[]): Statistic {
  const byId = new Map(metrics.map((metric) => [metric.id, metric]));
  if (id === 'conll' && !byId.has(id)) {
    const parts = conllParts.map((part) => byId.get(part));
    if (parts.every((metric) => metric !== undefined)) {
      return { id, parts: parts.map((metric) => ({ metric, pick: 'headline' })) };
    }
    throw new UsageError(
      `The statistic "conll" needs counts of ${conllParts.join(', ')}.`,
      `There are counts of ${[...byId.keys()].join(', ')}.`,
    );
  }
  const [, name, pick] = /^(.*?)(?:\.(recall|precision))?$/s.exec(id) as RegExpExecArray;
  const metric = byId.get(id) ?? byId.get(name);
  if (metric === undefined) {
    throw new UsageError(
      `Unknown statistic "${id}".`,
      `Choose from: ${defaultStatistics(metrics).join(', ')}; .recall and .precision may follow a metric.`,
    );
  }
  return {
    id,
    parts: [{ metric, pick: byId.has(id) ? 'headline' : ((pick as PartName | undefined) ?? 'headline') }],
  };
}

/** The metrics of some statistics, each once, in their order. */
export const metricsOf = (statistics: readonly Statistic[]): ScoredMetric[] => [
  ...new Set(statistics.flatMap(({ parts }) => parts.map(({ metric }) => metric))),
];

/**
 * Scores sums of counts. Since this happens thousands of times, every metric has one record of named numbers, which is filled from the
 * vector and passed to the `score` function of the metric.
 */
export class StatisticScorer {
  readonly statistics: readonly Statistic[];
  readonly metrics: readonly ScoredMetric[];
  /** Number of counts of one run, over all metrics. */
  readonly width: number;
  readonly #options: MetricOptions;
  readonly #records: Record<string, number>[];
  /** Three numbers of each metric, in the order of `picks`. */
  readonly #values: Float64Array;
  /** For each statistic the indices of its parts in `#values`. */
  readonly #places: readonly (readonly number[])[];

  constructor(statistics: readonly Statistic[], options: MetricOptions) {
    this.statistics = statistics;
    this.metrics = metricsOf(statistics);
    this.width = this.metrics.reduce((sum, { fields }) => sum + fields.length, 0);
    this.#options = options;
    this.#records = this.metrics.map(({ fields }) => Object.fromEntries(fields.map((field) => [field, 0])));
    this.#values = new Float64Array(picks.length * this.metrics.length);
    this.#places = statistics.map(({ parts }) =>
      parts.map(({ metric, pick }) => picks.length * this.metrics.indexOf(metric) + picks.indexOf(pick)),
    );
  }

  /** The indices of the counts of some metrics within those of a run. */
  placesOf(metrics: readonly ScoredMetric[]): number[] {
    const offsets: number[] = [];
    let at = 0;
    for (const { fields } of this.metrics) {
      offsets.push(at);
      at += fields.length;
    }
    return metrics.flatMap((metric) =>
      metric.fields.map((_, f) => offsets[this.metrics.indexOf(metric)] + f),
    );
  }

  /**
   * Adds the value of each statistic, times its factor, to `out` starting at index `to`. One with the factor 0 is left out. The counts are at the
   * indices `base` + c of `sums`, where c are the elements of `columns` starting at `at`. An undefined part counts as `missing`, before means are taken.
   */
  add(
    sums: Float64Array,
    base: number,
    columns: Int32Array,
    at: number,
    missing: number,
    out: Float64Array,
    to: number,
    factors: Float64Array,
  ): void {
    const values = this.#values;
    let column = at;
    for (let m = 0; m < this.metrics.length; m++) {
      const score = this.#score(m, sums, base, columns, column);
      column += this.metrics[m].fields.length;
      values[picks.length * m] = score[this.metrics[m].headline ?? 'f1'] ?? missing;
      values[picks.length * m + 1] = score.recall ?? missing;
      values[picks.length * m + 2] = score.precision ?? missing;
    }
    for (let s = 0; s < this.#places.length; s++) {
      const factor = factors[s];
      if (factor === 0) continue;
      const places = this.#places[s];
      let sum = 0;
      for (let p = 0; p < places.length; p++) sum += values[places[p]];
      out[to + s] += (sum / places.length) * factor;
    }
  }

  #score(index: number, sums: Float64Array, base: number, columns: Int32Array, at: number): Score {
    const metric = this.metrics[index];
    const record = this.#records[index];
    const { fields } = metric;
    for (let f = 0; f < fields.length; f++) record[fields[f]] = sums[base + columns[at + f]];
    return metric.score(record as Counts, this.#options);
  }
}
