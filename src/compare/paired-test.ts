import { buildSample, checkShape } from './build-sample.ts';
import type { DocumentCounts } from './document-counts.ts';
import { randomise } from './randomisation.ts';
import { type CompareOptions, compareSettings } from './settings.ts';
import { Streams, swapSeed } from './streams.ts';

export type PairedTestOptions = Pick<
  CompareOptions,
  'statistics' | 'exchanges' | 'seed' | 'average' | 'blancWeight' | 'metrics'
>;

/**
 * The p-values of the differences of two systems, by statistic: those of `compareCounts`, without intervals, which need resampling. `null` where the
 * difference is undefined or there is one document.
 */
export function pairedTest(
  counts: DocumentCounts,
  options: PairedTestOptions = {},
): Map<string, number | null> {
  checkShape(counts);
  const settings = compareSettings(options, counts);
  const sample = buildSample(counts, options, settings);
  const { statistics } = sample.scorer;
  const values = new Float64Array(sample.valueCount);
  sample.values(sample.exactSums(), Number.NaN, values);
  const { exactLimit, exchanges, seed, metricOptions } = settings;
  const results =
    sample.documents < 2
      ? []
      : randomise(
          sample,
          0,
          1,
          statistics.map((_, t) => values[t] - values[statistics.length + t]),
          { exactLimit, metricOptions, swaps: { count: exchanges, streams: new Streams(swapSeed(seed)) } },
        );
  return new Map(statistics.map(({ id }, t) => [id, results[t]?.p ?? null]));
}
