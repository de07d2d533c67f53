import { powerOfTwo } from '../core/elementary.ts';
import type { MetricOptions } from '../metrics/index.ts';
import { Exchange, statisticColumns } from './exchange.ts';
import type { Sample } from './sample.ts';
import { type Statistic, StatisticScorer } from './statistics.ts';
import { BLOCK, type Swaps, swapCount, swapWords } from './swaps.ts';

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
  /** The exchanges that are tried otherwise. */
  readonly swaps: Swaps;
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
    const { counts, of, exact } = countExchanges(exchange, documents, least, options);
    chosen.forEach((t, i) => {
      const p = exact ? counts[i] / of : (counts[i] + 1) / (of + 1);
      results[t] = { differing: documents.length, exact, count: counts[i], of, p };
    });
  }
  return results;
}

/** For each statistic the number of exchanges whose absolute difference is at least `least`. */
function countExchanges(
  exchange: Exchange,
  documents: Int32Array,
  least: readonly number[],
  { exactLimit, swaps }: RandomisationOptions,
) {
  const counts = least.map(() => 0);
  const tally = (differences: Float64Array, times: number) => {
    for (let t = 0; t < counts.length; t++) if (Math.abs(differences[t]) >= least[t]) counts[t] += times;
  };
  const all = powerOfTwo(documents.length);
  if (all <= exactLimit) {
    exchange.tryAll(tally);
    return { counts, of: all, exact: true };
  }
  const of = swapCount(swaps);
  for (let first = 0; first < of; first += BLOCK) {
    exchange.tryBlock(swapWords(swaps, first, documents), Math.min(BLOCK, of - first), tally);
  }
  return { counts, of, exact: false };
}

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
