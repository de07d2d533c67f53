import { ExactSum } from '../core/exact-sum.ts';
import { type DatasetValues, datasetShares } from './dataset-shares.ts';
import type { StatisticScorer } from './statistics.ts';

/** A system with the indices of its runs, usually one. */
export interface SampledSystem {
  readonly name: string;
  readonly runs: readonly number[];
}

/** The parts of a sample. */
export interface SampleParts {
  /** For each run the counts of its documents, row by row. */
  readonly matrices: readonly Float64Array[];
  readonly datasets: readonly Int32Array[];
  readonly systems: readonly SampledSystem[];
  readonly scorer: StatisticScorer;
  readonly documents: number;
}

/**
 * The documents of a comparison as columns of counts, ready for resampling. A replicate assigns weights to documents, adds up the rows, and
 * scores the sums; all systems and statistics share the draw.
 */
export class Sample {
  readonly documents: number;
  /** The positions of the documents of each data set. */
  readonly datasets: readonly Int32Array[];
  readonly systems: readonly SampledSystem[];
  readonly scorer: StatisticScorer;
  /** Number of different columns; the counts of document d start at d · width. */
  readonly width: number;
  readonly rows: Float64Array;
  /** For each run and each of its counts, the column that contains it. */
  readonly columns: Int32Array;
  /** Scratch: the documents of a replicate, padded so that groups of four can be read at the end. */
  readonly #drawn: Int32Array;

  constructor({ matrices, datasets, systems, scorer, documents }: SampleParts) {
    this.documents = documents;
    this.#drawn = new Int32Array(documents + 3);
    this.datasets = datasets;
    this.systems = systems;
    this.scorer = scorer;
    const { columns, distinct } = distinctColumns(matrices, scorer.width, documents);
    this.columns = columns;
    this.width = distinct.length;
    this.rows = new Float64Array(documents * this.width);
    distinct.forEach(({ matrix, at }, column) => {
      for (let d = 0; d < documents; d++) this.rows[d * this.width + column] = matrix[d * scorer.width + at];
    });
  }

  /** Number of values of all systems; those of system s start at s · statistics. */
  get valueCount(): number {
    return this.systems.length * this.scorer.statistics.length;
  }

  /** The exact sums of each data set, computed once. */
  exactSums(): Float64Array {
    this.#exactSums ??= this.#sumExactly();
    return this.#exactSums;
  }
  #exactSums: Float64Array | undefined;

  #sumExactly(): Float64Array {
    const { width, rows } = this;
    const sums = new Float64Array(this.datasets.length * width);
    this.datasets.forEach((positions, k) => {
      for (let column = 0; column < width; column++) {
        const sum = new ExactSum();
        for (const d of positions) sum.add(rows[d * width + column]);
        sums[k * width + column] = sum.value();
      }
    });
    return sums;
  }

  /** Computes the weighted sums of each data set. */
  weightedSums(weights: Float64Array, sums: Float64Array): void {
    const { width, rows, datasets } = this;
    const drawn = this.#drawn;
    sums.fill(0);
    for (let k = 0; k < datasets.length; k++) {
      const positions = datasets[k];
      const at = k * width;
      let count = 0;
      for (let i = 0; i < positions.length; i++) if (weights[positions[i]] > 0) drawn[count++] = positions[i];
      // Four rows at a time, so that the sums are read and written a quarter as often. The padding of the last four has weight 0.
      for (let i = 0; i < count; i += 4) {
        const [a, b, c, d] = [drawn[i], drawn[i + 1], drawn[i + 2], drawn[i + 3]];
        const wa = weights[a];
        const wb = i + 1 < count ? weights[b] : 0;
        const wc = i + 2 < count ? weights[c] : 0;
        const wd = i + 3 < count ? weights[d] : 0;
        for (let column = 0; column < width; column++) {
          sums[at + column] +=
            wa * rows[a * width + column] +
            wb * rows[b * width + column] +
            wc * rows[c * width + column] +
            wd * rows[d * width + column];
        }
      }
    }
  }

  /**
   * The value of each statistic for each system: the mean over its runs of the mean over data sets. `missing` replaces undefined values:
   * NaN for the observed corpus, 0 in a replicate. A data set in which the observed value of a run is undefined is left out of its mean.
   */
  values(sums: Float64Array, missing: number, out: Float64Array): void {
    out.fill(0);
    for (let s = 0; s < this.systems.length; s++) {
      for (let k = 0; k < this.datasets.length; k++) this.addValues(s, sums, k * this.width, missing, out, k);
    }
  }

  /**
   * Adds the mean over the runs of system `s` for the sums that start at `base`: what data set `k` adds to the mean over data sets, or the value by itself if `k` is absent.
   */
  addValues(
    s: number,
    sums: Float64Array,
    base: number,
    missing: number,
    out: Float64Array,
    k?: number,
  ): void {
    const { scorer } = this;
    const { runs } = this.systems[s];
    const to = s * scorer.statistics.length;
    for (const run of runs) {
      const shares = k === undefined ? this.#aloneShares(runs.length) : this.#runShares[run][k];
      scorer.add(sums, base, this.columns, run * scorer.width, missing, out, to, shares);
    }
  }

  /** The observed values of a run in each data set, computed once. */
  datasetValues(run: number): DatasetValues {
    const { scorer, columns, width } = this;
    const ones = new Float64Array(scorer.statistics.length).fill(1);
    this.#datasetValues[run] ??= this.datasets.map((_, k) => {
      const values = new Float64Array(ones.length);
      scorer.add(this.exactSums(), k * width, columns, run * scorer.width, Number.NaN, values, 0, ones);
      return values;
    });
    return this.#datasetValues[run];
  }
  readonly #datasetValues: DatasetValues[] = [];

  /** For each run and data set its shares of the values of its system. */
  get #runShares(): readonly (readonly Float64Array[])[] {
    this.#shares ??= this.#computeShares();
    return this.#shares;
  }
  #shares: readonly (readonly Float64Array[])[] | undefined;

  #computeShares(): Float64Array[][] {
    const shares: Float64Array[][] = [];
    for (const { runs } of this.systems) {
      for (const run of runs) {
        const own = datasetShares(this.datasetValues(run));
        shares[run] = own.map((each) => each.map((share) => share / runs.length));
      }
    }
    return shares;
  }

  /** The shares of runs where there is one data set. */
  #aloneShares(runs: number): Float64Array {
    this.#alone[runs] ??= new Float64Array(this.scorer.statistics.length).fill(1 / runs);
    return this.#alone[runs];
  }
  readonly #alone: Float64Array[] = [];
}

interface Column {
  readonly matrix: Float64Array;
  readonly at: number;
}

/**
 * Many columns are equal: denominators of recall in all systems, numerators of recall and precision in most metrics. Each is
 * stored once, which halves the work of a replicate.
 */
function distinctColumns(matrices: readonly Float64Array[], width: number, documents: number) {
  const columns = new Int32Array(matrices.length * width);
  const distinct: Column[] = [];
  const byHash = new Map<number, number[]>();
  matrices.forEach((matrix, run) => {
    for (let at = 0; at < width; at++) {
      const equals = (other: Column) => {
        for (let d = 0; d < documents; d++) {
          if (matrix[d * width + at] !== other.matrix[d * width + other.at]) return false;
        }
        return true;
      };
      const hash = hashOf(matrix, at, width, documents);
      const candidates = byHash.get(hash) ?? [];
      let index = candidates.find((candidate) => equals(distinct[candidate]));
      if (index === undefined) {
        index = distinct.push({ matrix, at }) - 1;
        byHash.set(hash, [...candidates, index]);
      }
      columns[run * width + at] = index;
    }
  });
  return { columns, distinct };
}

/** A hash of the numbers of a column in order; equal columns have equal hashes. */
function hashOf(matrix: Float64Array, at: number, width: number, documents: number): number {
  let hash = 0;
  for (let d = 0; d < documents; d++) hash = (hash * 0.75 + matrix[d * width + at]) * 1.25;
  return hash;
}
