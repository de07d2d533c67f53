import { powerOfTwo } from '../core/elementary.ts';
import type { MetricOptions } from '../metrics/index.ts';
import { datasetShares, openValues } from './dataset-shares.ts';
import type { Sample } from './sample.ts';
import { type Statistic, StatisticScorer } from './statistics.ts';
import type { Streams } from './streams.ts';

/** Tolerance within which differences count as equal; ties count as at least the observed difference. */
const TIE_TOLERANCE = 1e-10;

/** The result of a randomisation test. */
export interface Randomisation {
  /** Documents in which the two systems have different counts. */
  readonly differing: number;
  /** Whether all exchanges were tried. */
  readonly exact: boolean;
  /** Number of exchanges with at least the observed difference, and the number of all that were tried. */
  readonly count: number;
  readonly of: number;
  readonly p: number;
}

export interface RandomisationOptions {
  /** All exchanges are tried if there are at most this many. */
  readonly exactLimit: number;
  /** Otherwise random exchanges (their number and streams), or given ones with a bit for each document. */
  readonly swaps:
    | { readonly count: number; readonly streams: Streams }
    | { readonly masks: readonly string[] };
  readonly metricOptions: MetricOptions;
}

/**
 * Paired approximate randomisation (Noreen 1989; Riezler & Maxwell 2005): under the null hypothesis the outputs of the two systems for a
 * document can be exchanged. p is the share of exchanges with at least the observed difference. Each statistic uses the documents that
 * differ in its own counts, so its p does not depend on the other statistics.
 */
export function randomise(
  sample: Sample,
  a: number,
  b: number,
  observed: ArrayLike<number>,
  options: RandomisationOptions,
): (Randomisation | null)[] {
  const { statistics } = sample.scorer;
  const groups = new Map<string, { statistics: number[]; documents: Int32Array }>();
  statistics.forEach((statistic, t) => {
    if (Number.isNaN(observed[t])) return;
    const documents = differingDocuments(sample, a, b, statistic);
    const name = documents.join();
    const group = groups.get(name) ?? { statistics: [], documents };
    group.statistics.push(t);
    groups.set(name, group);
  });
  const results: (Randomisation | null)[] = statistics.map(() => null);
  for (const { statistics: chosen, documents } of groups.values()) {
    const scorer = new StatisticScorer(
      chosen.map((t) => statistics[t]),
      options.metricOptions,
    );
    const exchange = new Exchange(sample, a, b, scorer, documents);
    const least = chosen.map((t) => Math.abs(observed[t]) - TIE_TOLERANCE);
    const { counts, of, exact } = exchange.run(least, options);
    chosen.forEach((t, i) => {
      const p = exact ? counts[i] / of : (counts[i] + 1) / (of + 1);
      results[t] = { differing: documents.length, exact, count: counts[i], of, p };
    });
  }
  return results;
}

/** The columns of a statistic in run j of system s. */
const statisticColumns = (sample: Sample, s: number, j: number, places: readonly number[]): number[] =>
  places.map((place) => sample.columns[sample.systems[s].runs[j] * sample.scorer.width + place]);

function differingDocuments(sample: Sample, a: number, b: number, statistic: Statistic): Int32Array {
  const places = sample.scorer.placesOf(statistic.parts.map(({ metric }) => metric));
  const pairs = sample.systems[a].runs.flatMap((_, j) => {
    const [ofA, ofB] = [statisticColumns(sample, a, j, places), statisticColumns(sample, b, j, places)];
    return ofA.map((column, i) => [column, ofB[i]]).filter(([x, y]) => x !== y);
  });
  const { rows, width, documents } = sample;
  const differing: number[] = [];
  for (let d = 0; d < documents; d++) {
    if (pairs.some(([x, y]) => rows[d * width + x] !== rows[d * width + y])) differing.push(d);
  }
  return Int32Array.from(differing);
}

const isEqual = ([a, b]: readonly [number, number]): boolean => a === b;

/** Exchanges the counts of two systems in some documents and scores both systems. */
class Exchange {
  readonly #scorer: StatisticScorer;
  readonly #documents: Int32Array;
  readonly #datasetOf: Int32Array;
  readonly #datasets: number;
  readonly #runs: number;
  /** Number of different pairs of columns, one column of each system. */
  readonly #width: number;
  readonly #columns: Int32Array;
  /** Number of pairs whose columns differ. */
  readonly #changing: number;
  /** The change of the sums of the first system when document i of `#documents` is exchanged; the second changes by the negative. */
  readonly #changes: Float64Array;
  readonly #sums: readonly [Float64Array, Float64Array];
  readonly #after: readonly [Float64Array, Float64Array];
  readonly #exchanged: Float64Array;
  readonly #values: Float64Array;
  readonly #other: Float64Array;
  readonly #ones: Float64Array;
  /** What each run and data set counts for, if all data sets count. */
  readonly #shares: Float64Array;
  /** For each run the values that an exchange can make undefined. */
  readonly #open: readonly (readonly Uint8Array[] | undefined)[];

  constructor(sample: Sample, a: number, b: number, scorer: StatisticScorer, documents: Int32Array) {
    this.#scorer = scorer;
    this.#documents = documents;
    this.#datasets = sample.datasets.length;
    this.#runs = sample.systems[a].runs.length;
    this.#datasetOf = new Int32Array(sample.documents);
    sample.datasets.forEach((positions, k) => {
      for (const d of positions) this.#datasetOf[d] = k;
    });
    const places = sample.scorer.placesOf(scorer.metrics);
    const numbers = new Map<string, number>();
    const pairs: [number, number][] = [];
    const columns = sample.systems[a].runs.flatMap((_, j) => {
      const ofB = statisticColumns(sample, b, j, places);
      return statisticColumns(sample, a, j, places).map((column, i) => {
        const name = `${column} ${ofB[i]}`;
        const number = numbers.get(name) ?? pairs.push([column, ofB[i]]) - 1;
        numbers.set(name, number);
        return number;
      });
    });
    // Pairs of equal columns (denominators of recall) never change and are put last.
    const order = [...pairs.keys()].sort((p, q) => Number(isEqual(pairs[p])) - Number(isEqual(pairs[q])));
    const placeOf = new Int32Array(pairs.length);
    order.forEach((pair, place) => {
      placeOf[pair] = place;
    });
    this.#columns = Int32Array.from(columns, (pair) => placeOf[pair]);
    this.#width = pairs.length;
    this.#changing = pairs.filter((pair) => !isEqual(pair)).length;
    const { rows, width } = sample;
    const sorted = order.map((pair) => pairs[pair]);
    this.#changes = new Float64Array(documents.length * this.#changing);
    documents.forEach((d, i) => {
      for (let c = 0; c < this.#changing; c++) {
        const [x, y] = sorted[c];
        this.#changes[i * this.#changing + c] = rows[d * width + y] - rows[d * width + x];
      }
    });
    const exact = sample.exactSums();
    const side = (which: 0 | 1) =>
      Float64Array.from(
        sample.datasets.flatMap((_, k) => sorted.map((pair) => exact[k * width + pair[which]])),
      );
    this.#sums = [side(0), side(1)];
    this.#exchanged = new Float64Array(this.#datasets * this.#width);
    this.#after = [new Float64Array(this.#exchanged.length), new Float64Array(this.#exchanged.length)];
    this.#values = new Float64Array(scorer.statistics.length);
    this.#other = new Float64Array(scorer.statistics.length);
    this.#ones = new Float64Array(scorer.statistics.length).fill(1);
    this.#shares = this.#ones.map((one) => one / (this.#runs * this.#datasets));
    const ids = sample.scorer.statistics.map(({ id }) => id);
    const chosen = scorer.statistics.map(({ id }) => ids.indexOf(id));
    this.#open = sample.systems[a].runs.map((run, j) =>
      openValues(sample.datasetValues(run), sample.datasetValues(sample.systems[b].runs[j]), chosen),
    );
  }

  /** For each statistic the number of exchanges whose absolute difference is at least `least`. */
  run(least: readonly number[], { exactLimit, swaps }: RandomisationOptions) {
    const counts = least.map(() => 0);
    const tally = (times: number) => {
      this.#evaluate();
      for (let t = 0; t < counts.length; t++) if (Math.abs(this.#values[t]) >= least[t]) counts[t] += times;
    };
    const k = this.#documents.length;
    const all = powerOfTwo(k);
    if (all <= exactLimit) {
      this.#enumerate(tally);
      return { counts, of: all, exact: true };
    }
    if ('masks' in swaps) {
      for (const mask of swaps.masks) {
        this.#exchanged.fill(0);
        for (let i = 0; i < k; i++) if (mask[this.#documents[i]] === '1') this.#exchange(i, 1);
        tally(1);
      }
      return { counts, of: swaps.masks.length, exact: false };
    }
    for (let r = 0; r < swaps.count; r++) {
      const generator = swaps.streams.at(r);
      this.#exchanged.fill(0);
      for (let i = 0; i < k; i += 32) {
        // Visits the set bits only, lowest first: a branch on each random bit would be mispredicted half of the time.
        let bits = generator.next();
        if (k - i < 32) bits &= (1 << (k - i)) - 1;
        for (; bits !== 0; bits &= bits - 1) this.#exchange(i + 31 - Math.clz32(bits & -bits), 1);
      }
      tally(1);
    }
    return { counts, of: swaps.count, exact: false };
  }

  /**
   * All exchanges in the order of a Gray code, one document at a time. An exchange and its complement give the same absolute
   * difference, so the last document is never exchanged and every exchange counts twice.
   */
  #enumerate(tally: (times: number) => void): void {
    const k = this.#documents.length;
    this.#exchanged.fill(0);
    if (k === 0) {
      tally(1);
      return;
    }
    const steps = 1 << (k - 1);
    tally(2);
    for (let step = 1; step < steps; step++) {
      const i = 31 - Math.clz32(step & -step);
      const gray = step ^ (step >> 1);
      this.#exchange(i, (gray >> i) & 1 ? 1 : -1);
      tally(2);
    }
  }

  #exchange(i: number, sign: number): void {
    const changing = this.#changing;
    const exchanged = this.#exchanged;
    const changes = this.#changes;
    const to = this.#datasetOf[this.#documents[i]] * this.#width;
    const from = i * changing;
    for (let c = 0; c < changing; c++) exchanged[to + c] += sign * changes[from + c];
  }

  /** Computes the difference of each statistic after the exchange into `#values`. */
  #evaluate(): void {
    const [a, b] = this.#sums;
    const exchanged = this.#exchanged;
    const values = this.#values;
    const other = this.#other;
    const [sumsA, sumsB] = this.#after;
    for (let c = 0; c < exchanged.length; c++) {
      sumsA[c] = a[c] + exchanged[c];
      sumsB[c] = b[c] - exchanged[c];
    }
    this.#score(sumsA, values);
    this.#score(sumsB, other);
    for (let t = 0; t < values.length; t++) values[t] -= other[t];
  }

  /** The values of one system after an exchange: means over runs of means over data sets. */
  #score(sums: Float64Array, out: Float64Array): void {
    out.fill(0);
    for (let j = 0; j < this.#runs; j++) {
      const open = this.#open[j];
      if (open !== undefined) this.#addDefined(sums, j, open, out);
      else for (let k = 0; k < this.#datasets; k++) this.#addDataset(sums, k, j, 0, out, this.#shares);
    }
  }

  #addDataset(
    sums: Float64Array,
    k: number,
    j: number,
    missing: number,
    out: Float64Array,
    shares: Float64Array,
  ): void {
    const at = j * this.#scorer.width;
    this.#scorer.add(sums, k * this.#width, this.#columns, at, missing, out, 0, shares);
  }

  /** Leaves out the data sets of a run in which a value may be undefined, and is. */
  #addDefined(sums: Float64Array, j: number, open: readonly Uint8Array[], out: Float64Array): void {
    const values = open.map((isOpen, k) => {
      const own = new Float64Array(out.length);
      this.#addDataset(sums, k, j, Number.NaN, own, this.#ones);
      return own.map((value, t) => (Number.isNaN(value) && isOpen[t] === 0 ? 0 : value));
    });
    const shares = datasetShares(values);
    values.forEach((own, k) => {
      for (let t = 0; t < out.length; t++)
        if (!Number.isNaN(own[t])) out[t] += (own[t] * shares[k][t]) / this.#runs;
    });
  }
}
