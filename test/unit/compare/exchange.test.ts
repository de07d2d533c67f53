import { describe, expect, it } from 'vitest';
import { Exchange } from '../../../src/compare/exchange.ts';
import { Sample } from '../../../src/compare/sample.ts';
import { StatisticScorer, statisticOf } from '../../../src/compare/statistics.ts';
import { Streams } from '../../../src/compare/streams.ts';
import { swapWords } from '../../../src/compare/swaps.ts';
import { bcub, metricOptions, muc } from '../../../src/metrics/index.ts';

const DOCUMENTS = 77;
const RUNS = 4;
const WIDTH = 8;
const metrics = [muc, bcub];
const statistics = ['muc', 'bcub', 'bcub.recall'].map((id) => statisticOf(id, metrics));
const scorer = () => new StatisticScorer(statistics, metricOptions());

/** Counts of MUC (numbers) and B³ (fractions); the denominators of recall are those of the key. */
const matrices = Array.from({ length: RUNS }, (_, run) =>
  Float64Array.from(
    Array.from({ length: DOCUMENTS }, (_, d) => {
      const found = ((d * 7 + run * (d % 5)) % 6) + 1;
      return [found, 8, found, 7 + ((d + run) % 3), found / 3, 9, found / 7 + run / 10, 8 + (d % (run + 2))];
    }).flat(),
  ),
);

/** Systems of two runs each. */
const sampleOf = (datasets: readonly Int32Array[]) =>
  new Sample({
    matrices,
    datasets,
    systems: [
      { name: 'a', runs: [0, 1] },
      { name: 'b', runs: [2, 3] },
    ],
    scorer: scorer(),
    documents: DOCUMENTS,
  });

/** The differences of the statistics if `isSwapped` documents are exchanged: means over runs of means over data sets. */
function differences(datasets: readonly Int32Array[], isSwapped: (d: number) => boolean): number[] {
  const f1 = (r: number, p: number) => (r + p === 0 ? 0 : (2 * r * p) / (r + p));
  const score = (runs: readonly number[], others: readonly number[]) =>
    statistics.map((_, t) => {
      let sum = 0;
      runs.forEach((run, j) => {
        for (const positions of datasets) {
          const sums = new Float64Array(WIDTH);
          for (const d of positions) {
            const from = matrices[isSwapped(d) ? others[j] : run];
            for (let c = 0; c < WIDTH; c++) sums[c] += from[d * WIDTH + c];
          }
          const [mucF1, recall, precision] = [
            f1(sums[0] / sums[1], sums[2] / sums[3]),
            sums[4] / sums[5],
            sums[6] / sums[7],
          ];
          sum += [mucF1, f1(recall, precision), recall][t] / (runs.length * datasets.length);
        }
      });
      return sum;
    });
  const [a, b] = [score([0, 1], [2, 3]), score([2, 3], [0, 1])];
  return a.map((value, t) => value - b[t]);
}

const positions = (chosen: (d: number) => boolean) =>
  Int32Array.from(Array.from({ length: DOCUMENTS }, (_, d) => d).filter(chosen));

describe('an exchange', () => {
  const whole = [positions(() => true)];
  // Documents of all data sets are in every byte of every word.
  const mixed = [positions((d) => d % 3 === 0), positions((d) => d % 3 === 2), positions((d) => d % 3 === 1)];
  const parts = [positions((d) => d < 33), positions((d) => d >= 33)];

  it.each([
    ['one data set', whole],
    ['data sets in parts', parts],
    ['data sets whose documents alternate', mixed],
  ])('of a block gives the differences of the exchanged counts: %s', (_, datasets) => {
    const documents = positions((d) => d % 11 !== 4);
    const exchange = new Exchange(sampleOf(datasets), 0, 1, scorer(), documents);
    for (const seed of [1, 2]) {
      const words = swapWords({ count: 5, streams: new Streams(seed) }, 0, documents);
      const found: number[][] = [];
      exchange.tryBlock(words, 5, (values, times) => {
        expect(times).toBe(1);
        found.push([...values]);
      });
      expect(found).toHaveLength(5);
      found.forEach((values, r) => {
        const generator = new Streams(seed).at(r);
        const bits = Array.from({ length: 3 }, () => generator.next());
        const swapped = new Set(documents.filter((_, i) => (bits[i >> 5] >>> (i & 31)) & 1));
        const expected = differences(datasets, (d) => swapped.has(d));
        values.forEach((value, t) => {
          expect(Math.abs(value - expected[t])).toBeLessThan(1e-13);
        });
      });
    }
  });

  it('of all choices visits each choice and its complement as one', () => {
    const documents = Int32Array.of(3, 40, 76);
    const exchange = new Exchange(sampleOf(mixed), 0, 1, scorer(), documents);
    const found: number[] = [];
    exchange.tryAll((values, times) => {
      expect(times).toBe(2);
      found.push(values[1]);
    });
    const expected = [0, 1, 2, 3].map(
      (mask) => differences(mixed, (d) => ((mask >> documents.indexOf(d)) & 1) === 1 && d !== 76)[1],
    );
    const order = (values: number[]) => values.toSorted((x, y) => x - y).map((value) => value.toFixed(12));
    expect(order(found)).toEqual(order(expected));
  });

  it('of no document is one', () => {
    const exchange = new Exchange(sampleOf(whole), 0, 1, scorer(), new Int32Array(0));
    const visits: [number, number][] = [];
    exchange.tryAll((values, times) => visits.push([values[0], times]));
    exchange.tryBlock(new Int32Array(0), 2, (values, times) => visits.push([values[0], times]));
    const [observed] = differences(whole, () => false);
    expect(visits.map(([value, times]) => [value.toFixed(12), times])).toEqual(
      [1, 1, 1].map((times) => [observed.toFixed(12), times]),
    );
  });
});
