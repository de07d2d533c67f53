import {
  type Counts,
  conllAverage,
  conllParts,
  headline,
  type Metric,
  type MetricOptions,
  type Score,
} from '../metrics/index.ts';
import { type LinkSums, linkCountsOf, linkSums } from '../metrics/links.ts';
import { byErrorType, type ByErrorType, errorTypes, SETS } from './error-types.ts';
import type { Cuts, FoundError } from './find-errors.ts';
import { groupsOf } from './groups.ts';
import { Repairer } from './repair.ts';

/** What the errors of one type cost, as a fraction of 1; `null` where the metric is undefined for the key. */
export interface Cost {
  /** The Shapley value: the part of the lost score that is due to the type. The shares of all types add up to 1 − score. */
  readonly share: number | null;
  /** The gain if only this type were repaired. It may be negative. */
  readonly alone: number | null;
  /** The score that would still be missing if only this type were left. */
  readonly last: number | null;
}

/** The costs for one metric. */
export interface MetricCosts {
  /** A metric id, or `conll`. */
  readonly metric: string;
  readonly score: number | null;
  readonly types: ByErrorType<Cost>;
}

/** Metrics whose counts are sums over connected components of entities; BLANC's follow from such sums. */
export const costMetrics = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea', 'pairwise'] as const;

const sumFields: readonly (keyof LinkSums)[] = [
  'keyMentions',
  'responseMentions',
  'matched',
  'keyCoref',
  'responseCoref',
  'sharedCoref',
  'keyMatchedCoref',
  'responseMatchedCoref',
];

const isBlanc = ({ id }: Metric): boolean => id === 'blanc';

/**
 * Adds up the counts of all 128 repaired responses over documents. A repair never leaves a connected component, and a component with errors of t
 * types has only 2^t different repairs: on real data this takes about as long as counting four times.
 */
export class CostSums {
  readonly #metrics: readonly Metric[];
  readonly #options: MetricOptions;
  /** Numbers that are added up over components, by metric. */
  readonly #fields: readonly (readonly string[])[];
  readonly #width: number;
  /** The numbers of a document, by set of types. */
  readonly #document: Float64Array;
  /** The counts of the corpus, by set of types. */
  readonly #corpus: readonly Float64Array[];

  constructor(metrics: readonly Metric[], options: MetricOptions) {
    this.#metrics = metrics;
    this.#options = options;
    this.#fields = metrics.map((metric) => (isBlanc(metric) ? sumFields : metric.fields));
    this.#width = this.#fields.reduce((sum, { length }) => sum + length, 0);
    this.#document = new Float64Array(SETS * this.#width);
    const counts = metrics.reduce((sum, { fields }) => sum + fields.length, 0);
    this.#corpus = Array.from({ length: SETS }, () => new Float64Array(counts));
  }

  add(cuts: Cuts, errors: readonly FoundError[]): void {
    const width = this.#width;
    this.#document.fill(0);
    const repairer = new Repairer(cuts);
    /** The numbers of a group for each subset of its types. */
    const repaired = new Float64Array(SETS * width);
    for (const group of groupsOf(cuts, errors)) {
      for (let set = group.types; ; set = (set - 1) & group.types) {
        this.#count(repairer.table(group, set), repaired, set * width);
        if (set === 0) break;
      }
      for (let set = 0; set < SETS; set++) {
        const from = (set & group.types) * width;
        for (let f = 0; f < width; f++) this.#document[set * width + f] += repaired[from + f];
      }
    }
    for (let set = 0; set < SETS; set++) this.#addDocument(set);
  }

  #count(table: Parameters<Metric['count']>[0]['table'], target: Float64Array, offset: number): void {
    let at = offset;
    this.#metrics.forEach((metric, m) => {
      const counts: Counts = isBlanc(metric) ? { ...linkSums(table) } : metric.count({ table }, this.#options);
      for (const field of this.#fields[m]) target[at++] = counts[field];
    });
  }

  /** Adds the counts of the document to those of the corpus. The numbers of BLANC's links are not sums over components. */
  #addDocument(set: number): void {
    const sums = this.#corpus[set];
    let from = set * this.#width;
    let to = 0;
    this.#metrics.forEach((metric, m) => {
      const own = this.#fields[m];
      if (isBlanc(metric)) {
        const named = Object.fromEntries(own.map((field, f) => [field, this.#document[from + f]]));
        const counts: Counts = { ...linkCountsOf(named as unknown as LinkSums) };
        for (const field of metric.fields) sums[to++] += counts[field];
      } else for (let f = 0; f < own.length; f++) sums[to++] += this.#document[from + f];
      from += own.length;
    });
  }

  /** The costs for every metric, and for the CoNLL average if its metrics are there. */
  costs(): MetricCosts[] {
    const scores = this.#corpus.map((sums) => {
      let at = 0;
      return new Map<string, Score>(
        this.#metrics.map((metric) => {
          const counts = Object.fromEntries(metric.fields.map((field) => [field, sums[at++]]));
          return [metric.id, metric.score(counts, this.#options)];
        }),
      );
    });
    const all = this.#metrics.map((metric) =>
      costsOf(
        metric.id,
        scores.map((each) => headline(metric, each.get(metric.id) as Score)),
      ),
    );
    if (!conllParts.every((id) => this.#metrics.some((metric) => metric.id === id))) return all;
    return [costsOf('conll', scores.map(conllAverage)), ...all];
  }
}

const TYPES = errorTypes.length;

/** Σ s! (6 − s)! / 7!: the weight of a set of s other types in the Shapley value. */
const weights: readonly number[] = Array.from(
  { length: TYPES },
  (_, size) => (factorial(size) * factorial(TYPES - 1 - size)) / factorial(TYPES),
);

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

const sizeOf = (set: number): number => errorTypes.filter((_, bit) => (set >> bit) & 1).length;

/** The costs of a metric from its value for every set of repaired types. */
export function costsOf(metric: string, values: readonly (number | null)[]): MetricCosts {
  const [score, whole] = [values[0], values[SETS - 1]];
  if (whole === null) {
    return { metric, score, types: byErrorType(() => ({ share: null, alone: null, last: null })) };
  }
  // Where the score of the key against itself is defined, recall has a denominator, and so has every repair.
  const value = (set: number) => values[set] ?? 0;
  return {
    metric,
    score,
    types: byErrorType((_, bit) => {
      const own = 1 << bit;
      let share = 0;
      for (let set = 0; set < SETS; set++) {
        if ((set & own) === 0) share += weights[sizeOf(set)] * (value(set | own) - value(set));
      }
      return { share, alone: value(own) - value(0), last: whole - value(SETS - 1 - own) };
    }),
  };
}
