import { compareCounts, type Interval, type SystemCounts, systemCounts } from '../compare/index.ts';
import { type Contingency, contingency, transpose } from '../core/contingency.ts';
import { hasConllParts } from '../metrics/conll.ts';
import { CountVector } from '../metrics/count-vector.ts';
import { ari, headline, type Metric, type MetricOptions, type Score } from '../metrics/index.ts';
import type { Report } from '../problems/problem.ts';
import type { PairAgreement, PairMean } from './agreement.ts';
import { alphaCounts, type UnmarkedRule } from './alpha.ts';
import { corpusAlpha } from './alpha-estimates.ts';
import type { AnnotatedTable, Marking } from './annotations.ts';
import { type DistanceId, distanceIds } from './distances.ts';
import { gammaCounts } from './gamma/pair-gamma.ts';
import { linkAc1Counts } from './link-ac1.ts';
import { agreementOf, type Disagreements, pairMean, totalOf } from './ratio.ts';
import type { Resampling } from './settings.ts';

/** Settings for the scores of pairs of annotators. */
export interface PairSettings {
  readonly metrics: readonly Metric[];
  readonly metricOptions: MetricOptions;
  readonly unmarked: UnmarkedRule;
  /** Whether γ is computed. */
  readonly gamma: boolean;
}

/** The counts of a pair in each document, in both directions. */
interface PairCounts {
  readonly names: readonly [string, string];
  readonly documents: number;
  readonly directions: readonly [Float64Array[], Float64Array[]];
  readonly alpha: Readonly<Record<DistanceId, number | null>>;
  /** By document. */
  readonly links: readonly Disagreements[];
  readonly gamma: readonly Disagreements[] | undefined;
}

/** The contingency table of two annotators of a document, the first as key. */
function pairTable(table: AnnotatedTable, key: Marking, response: Marking): Contingency {
  const twins = new Int32Array(response.document.mentions.length).fill(-1);
  for (let u = 0; u < table.units; u++) {
    if (response.mentionOf[u] >= 0) twins[response.mentionOf[u]] = key.mentionOf[u];
  }
  return contingency(partition(key), partition(response), twins);
}

const partition = ({ document }: Marking) => ({
  entities: document.entities.length,
  entityOf: document.mentions.entities,
});

/**
 * Scores of every pair of annotators for every metric. F₁ of most metrics does not depend on which annotator is the key; where it does (BLANC uses
 * the links of the key to select its components), the score is the mean of both directions.
 */
export function pairAgreements(
  names: readonly string[],
  tables: readonly AnnotatedTable[],
  settings: PairSettings,
  resampling: Resampling,
  report: Report,
): { readonly pairs: PairAgreement[]; readonly means: Record<string, PairMean> } {
  const metrics = [...new Set([...settings.metrics, ari])];
  const vector = new CountVector(metrics, settings.metricOptions);
  const counted = names.flatMap((_, a) =>
    names.slice(a + 1).map((_, i) => countPair(names, a, a + 1 + i, tables, settings, vector, report)),
  );
  const pairs = counted.map((pair) => scorePair(pair, vector, settings.metrics));
  const intervals = meanIntervals(counted, metrics, tables, settings, resampling);
  const summaryOf = (id: string, of: (pair: PairAgreement) => number | null) =>
    summary(pairs.map(of), intervals[id]?.interval ?? null);
  const means = Object.keys(pairs[0].scores).map(
    (id) => [id, summaryOf(id, ({ scores }) => scores[id])] as const,
  );
  const linkKappa = summaryOf(ari.id, (pair) => pair.linkKappa);
  const linkAc1 = pairMean(
    counted.map(({ links }) => links),
    resampling,
  );
  const gammas = counted.flatMap(({ gamma }) => (gamma === undefined ? [] : [gamma]));
  const gamma = gammas.length === 0 ? [] : [['gamma', pairMean(gammas, resampling)] as const];
  return {
    pairs,
    means: Object.fromEntries([...means, ['linkKappa', linkKappa], ['linkAc1', linkAc1], ...gamma]),
  };
}

function countPair(
  names: readonly string[],
  a: number,
  b: number,
  tables: readonly AnnotatedTable[],
  { unmarked, gamma }: PairSettings,
  vector: CountVector,
  report: Report,
): PairCounts {
  const directions: [Float64Array[], Float64Array[]] = [[], []];
  let documents = 0;
  for (const table of tables) {
    const [key, response] = [table.markings[a], table.markings[b]];
    if (key === undefined || response === undefined) {
      for (const direction of directions) direction.push(new Float64Array(vector.length));
      continue;
    }
    documents++;
    const cells = pairTable(table, key, response);
    directions[0].push(vector.count({ table: cells }));
    directions[1].push(vector.count({ table: transpose(cells) }));
  }
  const counts = tables.map((table) => alphaCounts(table, isShared(table, a, b) ? [a, b] : [], unmarked));
  const alpha = distanceIds.map((distance) => [distance, corpusAlpha(counts, distance).alpha]);
  return {
    names: [names[a], names[b]],
    documents,
    directions,
    alpha: Object.fromEntries(alpha) as PairAgreement['alpha'],
    links: tables.map((table) => linkAc1Counts(table, isShared(table, a, b) ? [a, b] : [])),
    gamma: gamma ? gammaCounts(tables, a, b, report) : undefined,
  };
}

const isShared = ({ markings }: AnnotatedTable, a: number, b: number) =>
  markings[a] !== undefined && markings[b] !== undefined;

function scorePair(
  { names, documents, directions, alpha, links, gamma }: PairCounts,
  vector: CountVector,
  metrics: readonly Metric[],
): PairAgreement {
  const sides = directions.map((vectors) => vector.scores(vectorSum(vectors, vector.length)));
  const value = (metric: Metric) =>
    meanOf(sides.map(({ scores }) => headline(metric, scores.get(metric.id) as Score)));
  const scores = metrics.map((metric) => [metric.id, value(metric)] as const);
  const conll = hasConllParts(metrics) ? [['conll', meanOf(sides.map((side) => side.conll))] as const] : [];
  return {
    annotators: names,
    documents,
    scores: Object.fromEntries([...conll, ...scores]),
    linkKappa: value(ari),
    linkAc1: agreementOf(links),
    alpha,
    ...(gamma === undefined ? {} : { gamma: agreementOf(gamma), disorder: disorderOf(gamma) }),
  };
}

function disorderOf(documents: readonly Disagreements[]): NonNullable<PairAgreement['disorder']> {
  const { observed, expected } = totalOf(documents);
  return { observed, expected };
}

function vectorSum(vectors: readonly Float64Array[], length: number): Float64Array {
  const sum = new Float64Array(length);
  for (const vector of vectors) {
    for (let i = 0; i < length; i++) sum[i] += vector[i];
  }
  return sum;
}

/** The mean; `null` if a number is undefined. */
const meanOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.length === 0 || numbers.includes(null)
    ? null
    : (numbers as number[]).reduce((sum, x) => sum + x, 0) / numbers.length;

function summary(numbers: readonly (number | null)[], interval: Interval | null): PairMean {
  const defined = numbers.filter((x) => x !== null);
  if (defined.length === 0) return { mean: null, min: null, max: null, interval: null };
  return { mean: meanOf(defined), min: Math.min(...defined), max: Math.max(...defined), interval };
}

/** Intervals of the means over pairs: both directions of all pairs are resampled as runs of one system. */
function meanIntervals(
  counted: readonly PairCounts[],
  metrics: readonly Metric[],
  tables: readonly AnnotatedTable[],
  { metricOptions }: PairSettings,
  resampling: Resampling,
): Readonly<Record<string, { readonly interval: Interval | null }>> {
  const documents = tables.flatMap(({ id, markings }, d) =>
    markings.filter((marking) => marking !== undefined).length < 2 ? [] : [{ id, d }],
  );
  if (documents.length < 2) return {};
  const systems = counted.flatMap(({ directions }, p) =>
    directions.map(
      (vectors, i): SystemCounts =>
        systemCounts(
          `${p} ${i}`,
          metrics,
          documents.map(({ d }) => vectors[d]),
        ),
    ),
  );
  const { scores } = compareCounts(
    { documents: documents.map(({ id }) => id), systems, runs: { pairs: systems.map(({ name }) => name) } },
    { ...resampling, metrics, blancWeight: metricOptions.blancWeight },
  );
  return scores.pairs;
}
