import { basename } from 'node:path';
import type { SettingsSpec } from '../../evaluate/index.ts';
import { type MatcherSpecs, matcherParameters } from '../../matching/index.ts';
import { type MetricSpecs, metricParameters } from '../../metrics/index.ts';
import type { CorpusPath, ReadingRequest } from '../../verbs/open.ts';
import { readingSpecs } from '../../verbs/reading.ts';
import type { SystemsRequest } from '../../verbs/systems.ts';
import type { ReadingArguments } from './shared.ts';

/** What the options for reading ask for. */
export const readingRequest = (options: ReadingArguments): ReadingRequest => ({
  format: options.format,
  keyFormat: options.keyFormat,
  responseFormat: options.responseFormat,
  keyName: options.keyName,
  responseName: options.responseName,
  reading: readingSpecs(options),
  strict: options.strict,
  allow: options.allow,
  lenient: options.lenient,
  maxSize: options.maxSize,
  jobs: options.jobs,
});

/** The arguments and options of a verb with a key and responses. */
export const systemsRequest = <Response extends CorpusPath>(
  key: string,
  responses: readonly Response[],
  options: ReadingArguments & { readonly document?: readonly string[] },
): SystemsRequest & { readonly responses: readonly Response[] } => ({
  ...readingRequest(options),
  key: { path: key, name: basename(key) },
  responses,
  documents: options.document,
});

/** The options that change a score, as parsed by commander. A verb need not have all of them. */
export interface SettingsArguments extends MetricSpecs, MatcherSpecs {
  metrics?: string | undefined;
  match?: SettingsSpec['match'];
  filter?: SettingsSpec['filter'];
  singletons?: SettingsSpec['singletons'];
  duplicates?: SettingsSpec['duplicates'];
  unaligned?: SettingsSpec['unaligned'];
  average?: SettingsSpec['average'];
  scope?: SettingsSpec['scope'];
  window?: SettingsSpec['window'];
}

/** The settings that the options ask for. */
export function settingsSpec(options: SettingsArguments): SettingsSpec {
  const { metrics, match, filter, singletons, duplicates, unaligned, average, scope, window } = options;
  const specs = new Map<string, unknown>(Object.entries(options));
  const parameters = [...matcherParameters, ...metricParameters];
  return {
    ...Object.fromEntries(parameters.map(({ name }) => [name, specs.get(name)])),
    match,
    filter,
    singletons,
    duplicates,
    unaligned,
    average,
    scope,
    window,
    metrics: metrics === undefined ? undefined : metricList(metrics),
  };
}

/** The names in a comma-separated list of metrics; `settingsOf` checks them and resolves aliases such as `b3` and groups such as `standard`. */
const metricList = (list: string): string[] => list.split(',').map((name) => name.trim());
