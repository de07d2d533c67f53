import { datasetShares, openValues } from './dataset-shares.ts';
import type { Sample } from './sample.ts';
import type { StatisticScorer } from './statistics.ts';
import { BLOCK, WORD_BITS } from './swaps.ts';

/** Called with the difference of each statistic after an exchange, and for how many exchanges these are. */
export type Visit = (differences: Float64Array, times: number) => void;

/** Sums of a quarter of a word: one for each choice of its documents. */
const BYTE_VALUES = 256;

/** Exchanges the counts of two systems in some documents and scores both systems. */
export class Exchange {
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
  /** Scratch of `tryBlock`: the changes of a word of documents, added up for every value of each of its bytes. */
  readonly #tables = new Float64Array((WORD_BITS / 8) * BYTE_VALUES);

  constructor(sample: Sample, a: number, b: number, scorer: StatisticScorer, documents: Int32Array) {
    this.#scorer = scorer;
    this.#documents = documents;
    this.#datasets = sample.datasets.length;
    this.#runs = sample.systems[a].runs.length;
    const datasetOf = new Int32Array(sample.documents);
    sample.datasets.forEach((positions, k) => {
      for (const d of positions) datasetOf[d] = k;
    });
    this.#datasetOf = documents.map((d) => datasetOf[d]);
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

  /**
   * All exchanges in the order of a Gray code, one document at a time. An exchange and its complement give the same absolute
   * difference, so the last document is never exchanged and every exchange counts twice.
   */
  tryAll(visit: Visit): void {
    const k = this.#documents.length;
    this.#exchanged.fill(0);
    visit(this.#evaluate(), k === 0 ? 1 : 2);
    const steps = k === 0 ? 0 : 1 << (k - 1);
    for (let step = 1; step < steps; step++) {
      const i = 31 - Math.clz32(step & -step);
      const gray = step ^ (step >> 1);
      this.#exchange(i, (gray >> i) & 1 ? 1 : -1);
      visit(this.#evaluate(), 2);
    }
  }

  #exchange(i: number, sign: number): void {
    const changing = this.#changing;
    const exchanged = this.#exchanged;
    const changes = this.#changes;
    const to = this.#datasetOf[i] * this.#width;
    const from = i * changing;
    for (let c = 0; c < changing; c++) exchanged[to + c] += sign * changes[from + c];
  }

  /** The first `count` exchanges of a block (see swaps.ts). */
  tryBlock(words: Int32Array, count: number, visit: Visit): void {
    const changing = this.#changing;
    const sums = this.#sumBlock(words, count);
    for (let r = 0; r < count; r++) {
      for (let k = 0; k < this.#datasets; k++) {
        for (let c = 0; c < changing; c++) {
          this.#exchanged[k * this.#width + c] = sums[(k * changing + c) * BLOCK + r];
        }
      }
      visit(this.#evaluate(), 1);
    }
  }

  /** The change of each sum of each data set by each exchange of a block: an addition for every eight documents. */
  #sumBlock(words: Int32Array, count: number): Float64Array {
    const changing = this.#changing;
    this.#block ??= new Float64Array(this.#datasets * changing * BLOCK);
    this.#block.fill(0);
    for (let w = 0; w * WORD_BITS < this.#documents.length; w++) {
      for (const k of new Set(this.#datasetOf.subarray(w * WORD_BITS, (w + 1) * WORD_BITS))) {
        for (let c = 0; c < changing; c++) {
          this.#fillTables(w, k, c);
          addTables(this.#tables, words, w * BLOCK, count, this.#block, (k * changing + c) * BLOCK);
        }
      }
    }
    return this.#block;
  }
  #block: Float64Array | undefined;

  /** The changes of column `c` by the documents of word `w` that are in data set `k`. */
  #fillTables(w: number, k: number, c: number): void {
    const tables = this.#tables;
    for (let bit = 0; bit < WORD_BITS; bit++) {
      const i = w * WORD_BITS + bit;
      const change = this.#datasetOf[i] === k ? this.#changes[i * this.#changing + c] : 0;
      const at = (bit >> 3) * BYTE_VALUES;
      const values = 1 << (bit & 7);
      for (let value = 0; value < values; value++) tables[at + values + value] = tables[at + value] + change;
    }
  }

  /** The difference of each statistic after the exchange. */
  #evaluate(): Float64Array {
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
    return values;
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

/** The columns of a statistic in run j of system s. */
export const statisticColumns = (sample: Sample, s: number, j: number, places: readonly number[]): number[] =>
  places.map((place) => sample.columns[sample.systems[s].runs[j] * sample.scorer.width + place]);

const isEqual = ([a, b]: readonly [number, number]): boolean => a === b;

/** Adds to `count` sums, starting at `to`, what the tables have for the bytes of as many words, starting at `from`. */
function addTables(
  tables: Float64Array,
  words: Int32Array,
  from: number,
  count: number,
  sums: Float64Array,
  to: number,
): void {
  for (let r = 0; r < count; r++) {
    const word = words[from + r];
    sums[to + r] +=
      tables[word & 255] +
      tables[BYTE_VALUES + ((word >>> 8) & 255)] +
      tables[2 * BYTE_VALUES + ((word >>> 16) & 255)] +
      tables[3 * BYTE_VALUES + (word >>> 24)];
  }
}
