import { compareCounts, type Interval, type ScoredMetric } from '../compare/index.ts';
import { indexScore } from '../metrics/metric.ts';
import type { PairMean } from './agreement.ts';
import type { Resampling } from './settings.ts';

/** Disagreement in a document: observed, and expected by chance; of no items if there is nothing to agree on. */
export interface Disagreements {
  readonly items: number;
  readonly observed: number;
  readonly expected: number;
}

const sum = (list: readonly Disagreements[], field: keyof Disagreements): number =>
  list.reduce((total, each) => total + each[field], 0);

/** 1 − observed / expected disagreement; `null` without items, 1 if there is no disagreement. */
function ratioOf({ items, observed, expected }: Disagreements): number | null {
  if (items === 0) return null;
  if (observed === 0) return 1;
  return expected === 0 ? null : 1 - observed / expected;
}

/** The sums over documents. */
export const totalOf = (documents: readonly Disagreements[]): Disagreements => ({
  items: sum(documents, 'items'),
  observed: sum(documents, 'observed'),
  expected: sum(documents, 'expected'),
});

/** 1 − Σ observed / Σ expected over documents. */
export const agreementOf = (documents: readonly Disagreements[]): number | null =>
  ratioOf(totalOf(documents));

const ratio: ScoredMetric = {
  id: 'ratio',
  headline: 'index',
  fields: ['items', 'observed', 'expected'],
  score: ({ items, observed, expected }) => indexScore(ratioOf({ items, observed, expected })),
};

/** The interval over documents of the mean over pairs; `null` for fewer than two documents, and if a pair has no value. */
export function meanInterval(
  pairs: readonly (readonly Disagreements[])[],
  resampling: Resampling,
): Interval | null {
  const documents = [...(pairs[0] ?? []).keys()].filter((d) => pairs.some((pair) => pair[d].items > 0));
  if (documents.length < 2) return null;
  const systems = pairs.map((pair, p) => ({
    name: String(p),
    counts: {
      ratio: documents.map((d) => [pair[d].items, pair[d].observed, pair[d].expected]),
    },
  }));
  const { scores } = compareCounts(
    { documents: documents.map(String), systems, runs: { pairs: systems.map(({ name }) => name) } },
    { ...resampling, metrics: [ratio] },
  );
  return scores.pairs.ratio?.interval ?? null;
}

/** The mean over pairs of annotators. */
export function pairMean(pairs: readonly (readonly Disagreements[])[], resampling: Resampling): PairMean {
  const values = pairs.map(agreementOf).filter((value) => value !== null);
  if (values.length === 0) return { mean: null, min: null, max: null, interval: null };
  return {
    mean: values.reduce((total, value) => total + value, 0) / values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    interval: meanInterval(pairs, resampling),
  };
}
