import type { Contingency } from '../core/contingency.ts';
import { hasConllParts } from '../metrics/conll.ts';
import {
  type Counts,
  conllAverage,
  headline,
  type Metric,
  type MetricOptions,
  metrics as registry,
  type Score,
} from '../metrics/index.ts';
import { type LinkCounts, type LinkSums, linkCountsOf, linkSums } from '../metrics/links.ts';
import { type ByErrorType, byErrorType, errorTypes, TYPE_SET_COUNT } from './error-types.ts';
import type { Cuts, FoundError } from './find-errors.ts';
import { errorGroups } from './groups.ts';
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

/** The metrics for which costs can be computed. */
export const costMetrics: readonly string[] = registry
  .filter(({ components }) => components !== 'other')
  .map(({ id }) => id);

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

/** The sums at an offset, in the order of `sumFields`; an object literal, because it is made 128 times for each document. */
const sumsAt = (values: Float64Array, at: number): LinkSums => ({
  keyMentions: values[at],
  responseMentions: values[at + 1],
  matched: values[at + 2],
  keyCoref: values[at + 3],
  responseCoref: values[at + 4],
  sharedCoref: values[at + 5],
  keyMatchedCoref: values[at + 6],
  responseMatchedCoref: values[at + 7],
});

const SUM_COUNT = sumFields.length;

/** BLANC: the number of its non-coreference links is not a sum over components, but follows from such sums. */
const isOfLinks = ({ components }: Metric): boolean => components === 'links';

/**
 * Adds up the counts of all 128 repaired responses over documents. A repair never leaves a connected component, and a component with errors of t
 * types has only 2^t different repairs: on real data this takes about as long as counting four times.
 */
export class CostSums {
  readonly #metrics: readonly Metric[];
  readonly #options: MetricOptions;
  readonly #additive: readonly Metric[];
  readonly #blanc: Metric | undefined;
  /** The number of counts of the additive metrics. */
  readonly #width: number;
  /** By the types of errors in a component: the counts of all such components, by subset of these types. */
  readonly #byTypes = new Map<number, Float64Array>();
  /** The counts of BLANC over all documents, by set of types; they are not sums over components. */
  readonly #links: Float64Array;

  constructor(metrics: readonly Metric[], options: MetricOptions) {
    this.#metrics = metrics;
    this.#options = options;
    this.#additive = metrics.filter((metric) => !isOfLinks(metric));
    this.#blanc = metrics.find(isOfLinks);
    this.#width = this.#additive.reduce((sum, { fields }) => sum + fields.length, 0);
    this.#links = new Float64Array(TYPE_SET_COUNT * (this.#blanc?.fields.length ?? 0));
  }

  add(cuts: Cuts, errors: readonly FoundError[]): void {
    const repairer = new Repairer(cuts);
    /** The sums of the document from which the links of BLANC follow, by set of types. */
    const document = new Float64Array(TYPE_SET_COUNT * SUM_COUNT);
    const ofGroup = new Float64Array(TYPE_SET_COUNT * SUM_COUNT);
    for (const group of errorGroups(cuts, errors)) {
      const { types } = group;
      let counts = this.#byTypes.get(types);
      if (counts === undefined) {
        counts = new Float64Array(TYPE_SET_COUNT * this.#width);
        this.#byTypes.set(types, counts);
      }
      for (let set = types; ; set = (set - 1) & types) {
        const table = repairer.table(group, set);
        this.#addCounts(table, counts, set * this.#width);
        if (this.#blanc !== undefined) {
          const sums = linkSums(table);
          for (let f = 0; f < SUM_COUNT; f++) ofGroup[set * SUM_COUNT + f] = sums[sumFields[f]];
        }
        if (set === 0) break;
      }
      if (this.#blanc === undefined) continue;
      toDifferences(ofGroup, types);
      for (let set = types; ; set = (set - 1) & types) {
        for (let f = 0; f < SUM_COUNT; f++) document[set * SUM_COUNT + f] += ofGroup[set * SUM_COUNT + f];
        if (set === 0) break;
      }
    }
    if (this.#blanc === undefined) return;
    toSums(document);
    this.#addLinks(document, this.#blanc.fields);
  }

  #addCounts(table: Contingency, target: Float64Array, offset: number): void {
    let at = offset;
    for (const metric of this.#additive) {
      const counts = metric.count({ table }, this.#options);
      for (const field of metric.fields) target[at++] += counts[field];
    }
  }

  #addLinks(document: Float64Array, fields: readonly string[]): void {
    for (let set = 0; set < TYPE_SET_COUNT; set++) {
      const counts: Counts = linkCountsOf(sumsAt(document, set * SUM_COUNT)) as LinkCounts & Counts;
      for (let f = 0; f < fields.length; f++) this.#links[set * fields.length + f] += counts[fields[f]];
    }
  }

  /** The scores of the repaired response for a set of types. */
  #scores(set: number): Map<string, Score> {
    const sums = new Float64Array(this.#width);
    for (const [types, counts] of this.#byTypes) {
      const from = (set & types) * this.#width;
      for (let f = 0; f < sums.length; f++) sums[f] += counts[from + f];
    }
    let at = 0;
    return new Map(
      this.#metrics.map((metric) => {
        const { fields } = metric;
        const value = (f: number) => (isOfLinks(metric) ? this.#links[set * fields.length + f] : sums[at++]);
        const counts = Object.fromEntries(fields.map((field, f) => [field, value(f)]));
        return [metric.id, metric.score(counts, this.#options)];
      }),
    );
  }

  /** The costs for every metric, and for the CoNLL average if its metrics are there. */
  costs(): MetricCosts[] {
    const scores = Array.from({ length: TYPE_SET_COUNT }, (_, set) => this.#scores(set));
    const all = this.#metrics.map((metric) =>
      costsOf(
        metric.id,
        scores.map((each) => headline(metric, each.get(metric.id) as Score)),
      ),
    );
    if (!hasConllParts(this.#metrics)) return all;
    return [costsOf('conll', scores.map(conllAverage)), ...all];
  }
}

/**
 * Turns the sums of a group, one row for each subset of its types, into the differences of which they are sums over subsets (the Möbius transform), in
 * place. The differences of all groups are added, and one transform back gives the sums of the document for all 128 sets, instead of 128 additions for each
 * group. All numbers are integers, so nothing is lost.
 */
function toDifferences(rows: Float64Array, types: number): void {
  for (let bit = 1; bit < TYPE_SET_COUNT; bit <<= 1) {
    if ((types & bit) === 0) continue;
    for (let set = types; set > 0; set = (set - 1) & types) {
      if ((set & bit) === 0) continue;
      for (let f = 0; f < SUM_COUNT; f++) rows[set * SUM_COUNT + f] -= rows[(set ^ bit) * SUM_COUNT + f];
    }
  }
}

/** The way back, for all sets. */
function toSums(rows: Float64Array): void {
  for (let bit = 1; bit < TYPE_SET_COUNT; bit <<= 1) {
    for (let set = 0; set < TYPE_SET_COUNT; set++) {
      if ((set & bit) === 0) continue;
      for (let f = 0; f < SUM_COUNT; f++) rows[set * SUM_COUNT + f] += rows[(set ^ bit) * SUM_COUNT + f];
    }
  }
}

const ERROR_TYPE_COUNT = errorTypes.length;

/** Σ s! (6 − s)! / 7!: the weight of a set of s other types in the Shapley value. */
const weights: readonly number[] = Array.from(
  { length: ERROR_TYPE_COUNT },
  (_, size) => (factorial(size) * factorial(ERROR_TYPE_COUNT - 1 - size)) / factorial(ERROR_TYPE_COUNT),
);

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

const typesInSet = (set: number): number => errorTypes.filter((_, bit) => (set >> bit) & 1).length;

/** The costs of a metric from its value for every set of repaired types. */
export function costsOf(metric: string, values: readonly (number | null)[]): MetricCosts {
  const [score, whole] = [values[0], values[TYPE_SET_COUNT - 1]];
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
      for (let set = 0; set < TYPE_SET_COUNT; set++) {
        if ((set & own) === 0) share += weights[typesInSet(set)] * (value(set | own) - value(set));
      }
      return { share, alone: value(own) - value(0), last: whole - value(TYPE_SET_COUNT - 1 - own) };
    }),
  };
}
