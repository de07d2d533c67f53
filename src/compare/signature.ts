import { version } from '../version.ts';
import type { DocumentCounts } from './document-counts.ts';
import type { CompareSettings } from './settings.ts';

/** All settings that the numbers of a comparison depend on. */
export function compareSignature(
  { documents, datasets }: DocumentCounts,
  settings: CompareSettings,
  statistics: readonly string[],
  comparisons: number,
): string {
  const { average, interval, indices, resamples, swaps, exchanges, exactLimit, seed, metricOptions } =
    settings;
  const isRandom = indices === undefined || swaps === undefined;
  const { blancWeight } = metricOptions;
  return joined([
    ['test', 'randomisation'],
    ['statistics', statistics.join('+')],
    ['average', average],
    ['interval', interval],
    ['resamples', indices === undefined ? resamples : `given-${indices.length}`],
    ['exchanges', swaps === undefined ? exchanges : `given-${swaps.length}`],
    ['exact', exactLimit === 20_000 ? undefined : exactLimit],
    ['seed', isRandom ? seed : undefined],
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
    ['interval', interval],
    ['resamples', indices === undefined ? resamples : `given-${indices.length}`],
    ['seed', indices === undefined ? seed : undefined],
    ['documents', documents],
    ['v', version],
  ]);

const joined = (parts: readonly (readonly [name: string, value: string | number | undefined])[]): string =>
  parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
