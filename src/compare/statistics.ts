import { type Counts, conllParts, type Metric, type MetricOptions, type Score } from '../metrics/index.ts';
import { ratioFields, ratioScore } from '../metrics/metric.ts';
import { harmonicMean } from '../metrics/ratio.ts';
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

/** Whether recall and precision are one fraction each, and F₁ is compared. */
const isRatio = ({ fields, score, headline = 'f1' }: ScoredMetric): boolean =>
  score === ratioScore && headline === 'f1' && ratioFields.every((field, f) => fields[f] === field);

/**
 * Scores sums of counts. Since this happens millions of times, every metric has one record of named numbers, which is filled from the
 * vector and passed to the `score` function of the metric; `ratioScore`, that of most metrics, is computed here without record and result.
 */
export class StatisticScorer {
  readonly statistics: readonly Statistic[];
  readonly metrics: readonly ScoredMetric[];
  /** Number of counts of one run, over all metrics. */
  readonly width: number;
  readonly #options: MetricOptions;
  readonly #records: Record<string, number>[];
  /** For each metric the number of its counts, and whether `ratioScore` is its score. */
  readonly #lengths: readonly number[];
  readonly #isRatio: readonly boolean[];
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
    this.#lengths = this.metrics.map(({ fields }) => fields.length);
    this.#isRatio = this.metrics.map(isRatio);
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
    for (let m = 0; m < this.#lengths.length; m++) {
      if (this.#isRatio[m]) this.#setRatio(m, sums, base, columns, column, missing);
      else this.#setScore(m, sums, base, columns, column, missing);
      column += this.#lengths[m];
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

  /** Writes the values of a metric with the score `ratioScore`. */
  #setRatio(
    m: number,
    sums: Float64Array,
    base: number,
    columns: Int32Array,
    at: number,
    missing: number,
  ): void {
    const values = this.#values;
    const recallDen = sums[base + columns[at + 1]];
    const precisionDen = sums[base + columns[at + 3]];
    const recall = recallDen === 0 ? 0 : sums[base + columns[at]] / recallDen;
    const precision = precisionDen === 0 ? 0 : sums[base + columns[at + 2]] / precisionDen;
    const to = picks.length * m;
    values[to] = recallDen === 0 && precisionDen === 0 ? missing : harmonicMean(recall, precision);
    values[to + 1] = recallDen === 0 ? missing : recall;
    values[to + 2] = precisionDen === 0 ? missing : precision;
  }

  #setScore(
    m: number,
    sums: Float64Array,
    base: number,
    columns: Int32Array,
    at: number,
    missing: number,
  ): void {
    const metric = this.metrics[m];
    const { fields } = metric;
    const record = this.#records[m];
    for (let f = 0; f < fields.length; f++) record[fields[f]] = sums[base + columns[at + f]];
    const score: Score = metric.score(record as Counts, this.#options);
    const to = picks.length * m;
    this.#values[to] = score[metric.headline ?? 'f1'] ?? missing;
    this.#values[to + 1] = score.recall ?? missing;
    this.#values[to + 2] = score.precision ?? missing;
  }
}
