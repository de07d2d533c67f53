import { compareCounts, type Interval, type ScoredMetric } from '../compare/index.ts';
import { indexScore } from '../metrics/metric.ts';
import type { AlphaEstimate } from './agreement.ts';
import { type AlphaCounts, alphaOf, pooledAlpha } from './alpha.ts';
import { type DistanceId, distanceIds } from './distances.ts';
import type { Resampling } from './settings.ts';

/** α as a metric over counts of documents, so that `compare` can resample it. */
const alphaMetric = (id: string): ScoredMetric => ({
  id,
  headline: 'index',
  fields: ['values', 'observed', 'expected'],
  score: ({ values, observed, expected }) => indexScore(alphaOf(values, observed, expected)),
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0);

/** α over documents for one distance. */
export function corpusAlpha(documents: readonly AlphaCounts[], distance: DistanceId) {
  const i = distanceIds.indexOf(distance);
  const values = sumOf(documents.map((counts) => counts.values));
  const observedSum = sumOf(documents.map((counts) => counts.observed[i]));
  const expectedSum = sumOf(documents.map((counts) => counts.expected[i]));
  return { values, observedSum, expectedSum, alpha: alphaOf(values, observedSum, expectedSum) };
}

/** α for every distance, with intervals over the documents with at least two annotators. */
export function alphaEstimates(
  documents: readonly { readonly id: string; readonly isCompared: boolean; readonly counts: AlphaCounts }[],
  resampling: Resampling,
): Record<DistanceId, AlphaEstimate> {
  const compared = documents.filter(({ isCompared }) => isCompared);
  const intervals = alphaIntervals(compared, resampling);
  const all = documents.map(({ counts }) => counts);
  const estimates = distanceIds.map((distance, i): [DistanceId, AlphaEstimate] => [
    distance,
    {
      ...corpusAlpha(all, distance),
      interval: intervals.get(distance) ?? null,
      pooled: pooledAlpha(all, distance),
      documents: documents.map(({ id, counts: { values, observed, expected } }) => ({
        id,
        values,
        observed: values === 0 ? null : observed[i] / values,
        expected: values === 0 ? null : expected[i] / values,
        alpha: alphaOf(values, observed[i], expected[i]),
      })),
    },
  ]);
  return Object.fromEntries(estimates) as Record<DistanceId, AlphaEstimate>;
}

function alphaIntervals(
  documents: readonly { readonly id: string; readonly counts: AlphaCounts }[],
  resampling: Resampling,
): Map<DistanceId, Interval | null> {
  if (documents.length < 2) return new Map();
  const rows = distanceIds.map((distance, i) => [
    distance,
    documents.map(({ counts: { values, observed, expected } }) => [values, observed[i], expected[i]]),
  ]);
  const { scores } = compareCounts(
    {
      documents: documents.map(({ id }) => id),
      systems: [{ name: 'annotators', counts: Object.fromEntries(rows) }],
    },
    { ...resampling, metrics: distanceIds.map(alphaMetric) },
  );
  return new Map(distanceIds.map((distance) => [distance, scores.annotators[distance].interval]));
}
