import { version } from '../version.ts';
import type { DocumentCounts } from './document-counts.ts';
import type { ComparisonMethods } from './methods.ts';
import { type CompareSettings, DEFAULT_EXACT_LIMIT } from './settings.ts';

/** All settings that the numbers of a comparison depend on, and the methods that were used. */
export function compareSignature(
  { documents, datasets }: DocumentCounts,
  settings: CompareSettings,
  statistics: readonly string[],
  comparisons: number,
  { tests, intervals, runs }: ComparisonMethods,
): string {
  const { average, interval, indices, resamples, swaps, exchanges, exactLimit, seed, metricOptions } =
    settings;
  const isRandom = indices === undefined || swaps === undefined;
  const { blancWeight } = metricOptions;
  const numbers = Object.values(runs);
  const hasRuns = numbers.some((count) => count > 1);
  const isResampled = intervals.length > 0;
  // With several runs, documents are exchanged too, for the field `randomisation`.
  const isExchanged = documents.length > 1 && comparisons > 0;
  return joined([
    ['test', tests.join('+') || 'none'],
    ['statistics', statistics.join('+')],
    ['average', average],
    ['interval', intervals.join('+') || 'none'],
    ['runs', hasRuns ? numbers.join('+') : undefined],
    // The numbers of JSON that leave the variance of runs out.
    ['documents-only', hasRuns && isResampled ? interval : undefined],
    ['resamples', isResampled ? (indices === undefined ? resamples : `given-${indices.length}`) : undefined],
    ['exchanges', isExchanged ? (swaps === undefined ? exchanges : `given-${swaps.length}`) : undefined],
    ['exact', !isExchanged || exactLimit === DEFAULT_EXACT_LIMIT ? undefined : exactLimit],
    ['seed', isRandom && (isResampled || isExchanged) ? seed : undefined],
    ['blanc-weight', blancWeight === 0.5 ? undefined : blancWeight],
    ['comparisons', comparisons],
    ['documents', documents.length],
    ['datasets', datasets?.length],
    ['v', version],
  ]);
}

/** All settings that the intervals of scores depend on, besides those of the scores themselves. */
export const intervalSignature = (
  documents: number,
  { interval, indices, resamples, seed }: CompareSettings,
): string =>
  joined([
    ...(documents > 1
      ? ([
          ['interval', interval],
          ['resamples', indices === undefined ? resamples : `given-${indices.length}`],
          ['seed', indices === undefined ? seed : undefined],
        ] as const)
      : ([['interval', 'none']] as const)),
    ['documents', documents],
    ['v', version],
  ]);

const joined = (parts: readonly (readonly [name: string, value: string | number | undefined])[]): string =>
  parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
