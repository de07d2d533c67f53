import type { Problem } from '../problems/problem.ts';
import { compareCounts } from './compare-counts.ts';
import { metricsOfCounts, type SystemCounts } from './document-counts.ts';
import type { Interval } from './intervals.ts';
import { type CompareOptions, compareSettings } from './settings.ts';
import { intervalSignature } from './signature.ts';
import { defaultStatistics } from './statistics.ts';

/** The numbers of a score that have an interval. */
export const intervalParts = ['recall', 'precision', 'f1', 'index'] as const;

export type IntervalPart = (typeof intervalParts)[number];

/** 95 % intervals of the scores of one system; `null` where the score is undefined or nothing can be resampled. */
export interface ScoreIntervals {
  /** All settings that the intervals depend on. */
  readonly signature: string;
  /** Of the CoNLL average; absent if one of its metrics is missing. */
  readonly conll?: Interval | null;
  /** By metric, then by number: `index` for a metric with an index, otherwise `recall`, `precision` and `f1`. */
  readonly scores: ReadonlyMap<string, Readonly<Partial<Record<IntervalPart, Interval | null>>>>;
  readonly warnings: readonly Problem[];
}

export type IntervalOptions = Pick<
  CompareOptions,
  'interval' | 'resamples' | 'seed' | 'indices' | 'average' | 'blancWeight' | 'metrics'
>;

/**
 * Bootstrap intervals of the scores of one system, from its counts in each document. The draws are those of a comparison with the same
 * seed, so the intervals are those that `compareCounts` gives.
 */
export function scoreIntervals(
  documents: readonly string[],
  system: SystemCounts,
  options: IntervalOptions = {},
): ScoreIntervals {
  const counts = { documents, systems: [system] };
  const metrics = metricsOfCounts(counts, options.metrics ?? []);
  const whole = defaultStatistics(metrics);
  const sides = metrics.flatMap(({ id, headline }) =>
    headline === 'index' ? [] : [`${id}.recall`, `${id}.precision`],
  );
  const { scores, warnings } = compareCounts(counts, {
    ...options,
    statistics: [...whole, ...sides],
  });
  const of = (id: string) => scores[system.name][id].interval;
  return {
    signature: intervalSignature(documents.length, compareSettings(options, counts)),
    ...(whole.includes('conll') ? { conll: of('conll') } : {}),
    scores: new Map(
      metrics.map(({ id, headline }) => [
        id,
        headline === 'index'
          ? { index: of(id) }
          : { recall: of(`${id}.recall`), precision: of(`${id}.precision`), f1: of(id) },
      ]),
    ),
    // `score` reports undefined metrics itself.
    warnings: warnings.filter(({ code }) => code !== 'compare/undefined'),
  };
}
