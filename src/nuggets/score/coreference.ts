import { contingency, type Partition } from '../../core/contingency.ts';
import { coreferenceMetrics } from '../../metrics/event-coreference.ts';
import { type Counts, metricOptions, type Score } from '../../metrics/index.ts';
import { zeroCounts } from '../../metrics/metric.ts';
import type { NuggetDocument } from '../model/nugget-document.ts';
import type { CoreferenceRules } from '../model/profile.ts';
import type { Mapping } from './mapping.ts';

const options = metricOptions();

/** Counts by metric. */
export type CoreferenceCounts = ReadonlyMap<string, Counts>;

export interface CoreferenceScore {
  readonly scores: ReadonlyMap<string, Score>;
  /** The mean F₁ of the metrics that the profile names. An undefined F₁ counts as 0, as the CoNLL scorer prints it. */
  readonly average: number;
}

/**
 * The gold mention of each system mention for coreference, or −1: its partner in the mapping if their Dice reaches the
 * threshold (task definition (2015), section 4.1).
 */
export function twins({ systemOf, dice }: Mapping, systemCount: number, threshold: number): Int32Array {
  const twin = new Int32Array(systemCount).fill(-1);
  systemOf.forEach((system, gold) => {
    if (system >= 0 && dice[gold] >= threshold) twin[system] = gold;
  });
  return twin;
}

/**
 * Mentions are identified by their index, never by their span, so double annotation needs no special treatment.
 * Unmatched mentions stay on both sides unless the profile drops those of gold, and mentions without a cluster are
 * singletons.
 */
export function countCoreference(
  gold: NuggetDocument,
  system: NuggetDocument,
  twin: Int32Array,
  { keepsUnmatchedGold }: Pick<CoreferenceRules, 'keepsUnmatchedGold'>,
): CoreferenceCounts {
  const [key, positions] = partition(gold, keepsUnmatchedGold ? undefined : new Set(twin));
  const [response] = partition(system);
  const table = contingency(
    key,
    response,
    twin.map((mention) => (mention < 0 ? -1 : positions[mention])),
  );
  const counts = new Map<string, Counts>();
  for (const metric of coreferenceMetrics) counts.set(metric.id, metric.count({ table }, options));
  return counts;
}

/** The clusters of a document as a partition of the kept mentions, and the new index of each mention. */
function partition(
  { nuggets, clusters }: NuggetDocument,
  kept?: ReadonlySet<number>,
): [Partition, Int32Array] {
  const clusterOf = new Int32Array(nuggets.length).fill(-1);
  clusters.forEach(({ members }, cluster) => {
    for (const member of members) clusterOf[member] = cluster;
  });
  const positions = new Int32Array(nuggets.length).fill(-1);
  const entityOf: number[] = [];
  let entities = clusters.length;
  for (let mention = 0; mention < nuggets.length; mention++) {
    if (kept !== undefined && !kept.has(mention)) continue;
    positions[mention] = entityOf.length;
    entityOf.push(clusterOf[mention] >= 0 ? clusterOf[mention] : entities++);
  }
  return [{ entities, entityOf }, positions];
}

export const noCoreference: CoreferenceCounts = new Map(
  coreferenceMetrics.map((metric) => [metric.id, zeroCounts(metric)]),
);

export const addCoreference = (a: CoreferenceCounts, b: CoreferenceCounts): CoreferenceCounts =>
  sumCoreference([a, b]);

/** The counts of several documents, added from the first to the last. */
export function sumCoreference(documents: readonly CoreferenceCounts[]): CoreferenceCounts {
  const sums = new Map<string, Counts>();
  for (const metric of coreferenceMetrics) {
    const sum: Record<string, number> = { ...zeroCounts(metric) };
    for (const document of documents) {
      const counts = document.get(metric.id) as Counts;
      for (const field of metric.fields) sum[field] += counts[field];
    }
    sums.set(metric.id, sum);
  }
  return sums;
}

export function scoreCoreference(counts: CoreferenceCounts, average: readonly string[]): CoreferenceScore {
  const scores = new Map<string, Score>();
  for (const metric of coreferenceMetrics)
    scores.set(metric.id, metric.score(counts.get(metric.id) as Counts, options));
  const sum = average.reduce((total, id) => total + (scores.get(id)?.f1 ?? 0), 0);
  return { scores, average: sum / average.length };
}

/** Whether either side has a cluster, even one of one mention; if not, evmeval 1.6 leaves MUC out of the mean. */
export const hasClusters = (...sides: readonly NuggetDocument[]): boolean =>
  sides.some(({ clusters }) => clusters.length > 0);
