import { UsageError } from '../problems/problem.ts';
import { bootstrap } from './bootstrap.ts';
import { buildSample, checkShape, datasetPositions } from './build-sample.ts';
import type { Comparison, DifferenceEstimate, Estimate, ScoreEstimate } from './comparison.ts';
import { datasetShares } from './dataset-shares.ts';
import type { DocumentCounts } from './document-counts.ts';
import { countWins, documentValues, effectOf } from './effect.ts';
import { holm, rankRanges, type TestedPair } from './holm.ts';
import { adjustedLevels, bcaLevels, type Interval, intervalOf, PERCENTILES } from './intervals.ts';
import { type Influence, influenceOf, leaveOneOut } from './jackknife.ts';
import { comparisonMethods } from './methods.ts';
import { type RandomisationOptions, randomise } from './randomisation.ts';
import { runScores, sumVariances } from './runs.ts';
import type { Sample } from './sample.ts';
import { type CompareOptions, type CompareSettings, compareSettings } from './settings.ts';
import { compareSignature } from './signature.ts';
import { standingsOf } from './standings.ts';
import { Streams, swapSeed } from './streams.ts';
import { compareWarnings } from './warnings.ts';

/**
 * Compares systems by their counts in each document: scores and differences with intervals (bootstrap over documents), p-values
 * (paired approximate randomisation), effect sizes, Holm's correction and rank ranges. docs/compare.md has the definitions.
 */
export function compareCounts(counts: DocumentCounts, options: CompareOptions = {}): Comparison {
  checkShape(counts);
  datasetPositions(counts);
  const settings = compareSettings(options, counts);
  const sample = buildSample(counts, options, settings);
  return new Comparer(counts, options, settings, sample).result();
}

/** Computes the parts of a comparison from shared numbers. */
class Comparer {
  readonly #counts: DocumentCounts;
  readonly #options: CompareOptions;
  readonly #settings: CompareSettings;
  readonly #sample: Sample;
  readonly #statistics: readonly string[];
  readonly #levels: ReturnType<typeof adjustedLevels>;
  /** Value of system s and statistic t at index s · statistics + t; NaN if undefined. */
  readonly #values: Float64Array;
  readonly #leftOut: ReturnType<typeof leaveOneOut>;
  readonly #replicates: readonly Float64Array[];
  readonly #documentValues: Float64Array;

  constructor(counts: DocumentCounts, options: CompareOptions, settings: CompareSettings, sample: Sample) {
    this.#counts = counts;
    this.#options = options;
    this.#settings = settings;
    this.#sample = sample;
    this.#statistics = sample.scorer.statistics.map(({ id }) => id);
    this.#levels = adjustedLevels(sample.documents, sample.datasets.length);
    const sums = sample.exactSums();
    this.#values = new Float64Array(sample.valueCount);
    sample.values(sums, Number.NaN, this.#values);
    this.#leftOut = leaveOneOut(sample, sums);
    const { indices, resamples, seed } = settings;
    this.#replicates =
      this.#levels === undefined
        ? []
        : bootstrap(sample, indices === undefined ? { resamples, seed } : { indices });
    this.#documentValues = documentValues(sample);
  }

  result(): Comparison {
    const { systems } = this.#sample;
    const pairs = this.#pairs();
    const scores = systems.map(({ name }, s) => [name, this.#byStatistic((t) => this.#score(s, t))] as const);
    const tests = pairs.map(([a, b]) => this.#differences(a, b));
    const corrected = this.#statistics.map((_, t) => holm(tests.map((test) => test[t].p)));
    const differences = pairs.map(
      (pair, i) =>
        [
          this.#pairName(pair),
          this.#byStatistic((t) => ({ ...tests[i][t], holm: corrected[t][i] }) as DifferenceEstimate),
        ] as const,
    );
    const methods = comparisonMethods(
      this.#sample,
      pairs,
      this.#settings.interval,
      this.#levels !== undefined,
    );
    const ranksOf = (t: number) => {
      const tested = pairs.flatMap(([a, b], i): TestedPair[] => {
        const [difference, p] = [tests[i][t].value, corrected[t][i]];
        return difference === null || p === null ? [] : [{ a, b, difference, p }];
      });
      const ranges = rankRanges(systems.length, tested);
      const isDefined = (s: number) => !Number.isNaN(this.#values[this.#place(s, t)]);
      return Object.fromEntries(systems.map(({ name }, s) => [name, isDefined(s) ? ranges[s] : null]));
    };
    const compared = {
      signature: compareSignature(this.#counts, this.#settings, this.#statistics, pairs.length, methods),
      methods,
      documents: this.#sample.documents,
      systems: systems.map(({ name }) => name),
      statistics: this.#statistics,
      pairs: pairs.map(([a, b]) => [systems[a].name, systems[b].name] as const),
      scores: Object.fromEntries(scores),
      differences: Object.fromEntries(differences),
      ranks: this.#options.baseline === undefined ? this.#byStatistic(ranksOf) : {},
      adjusted: this.#levels ?? null,
    };
    const standings =
      this.#options.baseline === undefined
        ? Object.fromEntries(this.#statistics.map((id) => [id, standingsOf(compared, id)]))
        : {};
    const comparison = { ...compared, standings };
    const decisive = this.#decisive();
    return { ...comparison, warnings: compareWarnings(this.#counts, comparison, decisive, this.#sample) };
  }

  #byStatistic<T>(make: (t: number) => T): Record<string, T> {
    return Object.fromEntries(this.#statistics.map((id, t) => [id, make(t)]));
  }

  #decisive(): string {
    const id = this.#options.decisive ?? this.#statistics[0];
    if (this.#statistics.includes(id)) return id;
    throw new UsageError(
      `The statistic "${id}" was chosen as decisive but is not compared.`,
      `Choose from: ${this.#statistics.join(', ')}.`,
    );
  }

  #pairName([a, b]: readonly [number, number]): string {
    const { systems } = this.#sample;
    return `${systems[a].name} - ${systems[b].name}`;
  }

  /** All pairs in order, or every system with the baseline. */
  #pairs(): [number, number][] {
    const { systems } = this.#sample;
    const { baseline } = this.#options;
    const base = systems.findIndex(({ name }) => name === baseline);
    if (baseline !== undefined && base < 0) {
      throw new UsageError(
        `There is no system "${baseline}" to compare with.`,
        `Choose from: ${systems.map(({ name }) => name).join(', ')}.`,
      );
    }
    const all = systems.flatMap((_, a) =>
      systems.slice(a + 1).map((_, i): [number, number] => [a, a + 1 + i]),
    );
    const pairs =
      baseline === undefined
        ? all
        : systems.flatMap((_, s): [number, number][] => (s === base ? [] : [[s, base]]));
    const names = pairs.map((pair) => this.#pairName(pair));
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) {
      throw new UsageError(`"${twice}" can be two pairs of systems.`, 'Avoid " - " in the names of systems.');
    }
    return pairs;
  }

  /** Value, interval and standard error of a score or of a difference of two scores. */
  #estimate(
    plus: number,
    minus?: number,
  ): { readonly estimate: Estimate; readonly influence: Influence | null } {
    const value = this.#values[plus] - (minus === undefined ? 0 : this.#values[minus]);
    if (Number.isNaN(value)) {
      return { estimate: { value: null, interval: null, standardError: null }, influence: null };
    }
    if (this.#levels === undefined) {
      return { estimate: { value, interval: null, standardError: null }, influence: null };
    }
    const influence = influenceOf(this.#sample, this.#leftOut, plus, minus);
    const sorted = this.#sorted(plus, minus);
    const { standardError } = influence;
    const at = (levels: Interval) => this.#withVariation(intervalOf(sorted, value, levels));
    if (this.#settings.interval === 'adjusted') {
      return { estimate: { value, interval: at(this.#levels.levels), standardError }, influence };
    }
    const bca = this.#settings.interval === 'bca' && bcaLevels(sorted, value, influence.acceleration);
    const estimate = {
      value,
      interval: at(Array.isArray(bca) ? (bca as unknown as Interval) : PERCENTILES),
      standardError,
      ...(typeof bca === 'string' ? { bcaFallback: bca } : {}),
    };
    return { estimate, influence };
  }

  /** Two documents that do not differ show nothing about the variation of others: no interval instead of one without length. */
  #withVariation(interval: Interval): Interval | null {
    return this.#sample.documents === 2 && interval[0] === interval[1] ? null : interval;
  }

  #sorted(plus: number, minus?: number): Float64Array {
    const values = this.#replicates[plus].slice();
    if (minus !== undefined) {
      const other = this.#replicates[minus];
      for (let r = 0; r < values.length; r++) values[r] -= other[r];
    }
    return values.sort();
  }

  #place(s: number, t: number): number {
    return s * this.#statistics.length + t;
  }

  #score(s: number, t: number): ScoreEstimate {
    const { estimate } = this.#estimate(this.#place(s, t));
    const { runs } = this.#sample.systems[s];
    const { value, standardError } = estimate;
    if (runs.length < 2 || value === null || standardError === null) return estimate;
    const scores = this.#runScores(s, t);
    const { interval, standardError: both } = sumVariances(value, [
      this.#documentVariance(standardError),
      { variance: scores.varianceOfMean, degreesOfFreedom: runs.length - 1 },
    ]);
    return { ...estimate, runs: { ...scores, standardError: both, interval: this.#withVariation(interval) } };
  }

  #runScores(s: number, t: number) {
    const sample = this.#sample;
    const scores = sample.systems[s].runs.map((run) => {
      const values = sample.datasetValues(run);
      const shares = datasetShares(values);
      // A data set without a share has no value.
      return values.reduce((sum, of, k) => (shares[k][t] === 0 ? sum : sum + of[t] * shares[k][t]), 0);
    });
    return runScores(scores);
  }

  #documentVariance(standardError: number) {
    const { documents, datasets } = this.#sample;
    return { variance: standardError * standardError, degreesOfFreedom: documents - datasets.length };
  }

  #differences(a: number, b: number): Omit<DifferenceEstimate, 'holm'>[] {
    const sample = this.#sample;
    const runs = [sample.systems[a].runs.length, sample.systems[b].runs.length];
    const observed = this.#statistics.map(
      (_, t) => this.#values[this.#place(a, t)] - this.#values[this.#place(b, t)],
    );
    const canExchange = sample.documents > 1 && runs[0] === runs[1];
    const randomisations = canExchange ? randomise(sample, a, b, observed, this.#randomisationOptions()) : [];
    return this.#statistics.map((_, t) => {
      const [plus, minus] = [this.#place(a, t), this.#place(b, t)];
      const { estimate, influence } = this.#estimate(plus, minus);
      const randomisation = randomisations[t] ?? null;
      const wins = countWins(this.#documentValues, sample.valueCount, plus, minus);
      const effect =
        influence === null || estimate.value === null || sample.datasets.length > 1
          ? null
          : effectOf(estimate.value, influence, wins);
      if (runs[0] === 1 && runs[1] === 1) {
        const { p, exact } = randomisation ?? { p: null, exact: false };
        const test = randomisation === null ? null : 'randomisation';
        return { ...estimate, test, p, exact, randomisation, effect };
      }
      return { ...this.#withRuns(estimate, a, b, t), exact: false, randomisation, effect };
    });
  }

  /** The t test with the variances of documents and runs. */
  #withRuns(estimate: Estimate, a: number, b: number, t: number) {
    const { value, standardError, interval: documentsOnly } = estimate;
    if (value === null || standardError === null) return { ...estimate, test: null, p: null };
    const documents = this.#documentVariance(standardError);
    const ofRuns = [a, b].map((s) => this.#runScores(s, t));
    const { p, interval, ...summed } = sumVariances(value, [
      documents,
      ...ofRuns.map(({ scores, varianceOfMean }) => ({
        variance: varianceOfMean,
        degreesOfFreedom: scores.length - 1,
      })),
    ]);
    const varianceRuns = [ofRuns[0].varianceOfMean, ofRuns[1].varianceOfMean] as const;
    const runs = { varianceDocuments: documents.variance, varianceRuns, ...summed, documentsOnly };
    const test = p === null ? null : ('t' as const);
    return { value, interval: this.#withVariation(interval), standardError, test, p, runs };
  }

  #randomisationOptions(): RandomisationOptions {
    const { exactLimit, swaps, exchanges, metricOptions } = this.#settings;
    return {
      exactLimit,
      metricOptions,
      swaps: swaps === undefined ? { count: exchanges, streams: this.#swapStreams } : { masks: swaps },
    };
  }

  get #swapStreams(): Streams {
    this.#streams ??= new Streams(swapSeed(this.#settings.seed));
    return this.#streams;
  }
  #streams: Streams | undefined;
}
