import type { MentionKey, Plain } from '../core/plain-document.ts';
import type { Average, SettingsSpec } from '../evaluate/index.ts';
import type { MatcherSpecs } from '../matching/index.ts';
import { metricParameters, metrics, type StandardMetricIds } from '../metrics/index.ts';
import { metricIds } from '../metrics/names.ts';
import { suggestion } from '../problems/nearest.ts';
import { UsageError } from '../problems/problem.ts';
import type { MetricList } from './result.ts';

/** Options of `score`. A mention in two entities is an error unless `duplicates` says otherwise. */
export interface ScoreOptions<M = Plain, Ids extends MetricList = StandardMetricIds>
  extends Omit<
    SettingsSpec,
    'metrics' | 'match' | keyof MatcherSpecs | 'filter' | 'unaligned' | 'average' | 'window' | 'scope'
  > {
  /** Ids of the metrics; the seven standard ones if absent. */
  readonly metrics?: Ids | undefined;
  /** Two mentions with the same key are the same mention. Needed for mentions that are objects. */
  readonly mentionKey?: MentionKey<M> | undefined;
}

/** Options of `Scorer`. */
export interface ScorerOptions<
  M = Plain,
  Ids extends MetricList = StandardMetricIds,
  By extends Average = 'micro',
> extends ScoreOptions<M, Ids> {
  /** `micro` (the default) adds up counts over documents, `macro` is the mean of the scores of documents. */
  readonly average?: By | undefined;
}

/** The names of the options that change a score, apart from those of matchers and texts. */
export const settingNames: readonly string[] = [
  'metrics',
  'singletons',
  'duplicates',
  ...metricParameters.map(({ name }) => name),
];

export const scoreOptionNames: readonly string[] = [...settingNames, 'mentionKey'];
export const scorerOptionNames: readonly string[] = [...scoreOptionNames, 'average'];

/** Refuses options that do not exist. JavaScript would ignore them, and the score would not be the requested one. */
export function refuseUnknownOptions(options: unknown, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new UsageError(
      `Expected an object of options, got ${Array.isArray(options) ? 'a list' : String(options)}.`,
    );
  }
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new UsageError(
    `Unknown option "${unknown[0]}".${suggestion(unknown[0], known)}`,
    `The options are: ${known.join(', ')}.`,
  );
}

/** Refuses metrics that do not exist, and a text in place of a list. Aliases such as `b3` and groups such as `standard` are those of the command line; results have the ids. */
export function refuseUnknownMetrics(ids: unknown): void {
  if (ids === undefined) return;
  if (!Array.isArray(ids))
    throw new UsageError("Expected `metrics` to be a list of ids, such as ['muc', 'bcub'].");
  const known = metrics.map(({ id }) => id);
  const unknown = ids.find((id) => typeof id !== 'string' || metricIds(id, metrics) === undefined);
  if (unknown === undefined && ids.length > 0) return;
  const help = `The metrics are: ${known.join(', ')}.`;
  if (ids.length === 0) throw new UsageError('The list of `metrics` is empty.', help);
  throw new UsageError(`Unknown metric "${unknown}".${suggestion(String(unknown), known)}`, help);
}
