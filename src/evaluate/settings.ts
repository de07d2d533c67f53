import { matchers } from '../matching/index.ts';
import type { Matcher } from '../matching/matcher.ts';
import {
  type Importance,
  type LeaImportanceName,
  leaImportances,
  type Metric,
  metrics,
  standardMetrics,
} from '../metrics/index.ts';
import type { MetricOptions } from '../metrics/metric.ts';
import { UsageError } from '../problems/problem.ts';
import { Layout } from './layout.ts';
import { type DuplicatePolicy, duplicatePolicies } from './repeats.ts';
import { type SingletonPolicy, singletonPolicies } from './singletons.ts';

/** How per-document counts become one score. */
export const averages = {
  micro: 'counts are added up over documents, as in the reference scorer',
  macro: 'the mean of the scores of the documents, undefined ones left out',
} as const;

export type Average = keyof typeof averages;

/** What a user may ask for. Plain data, so that it can travel to a worker. */
export interface SettingsSpec {
  readonly metrics?: readonly string[] | undefined;
  readonly match?: string | undefined;
  readonly singletons?: SingletonPolicy | undefined;
  readonly duplicates?: DuplicatePolicy | undefined;
  readonly average?: Average | undefined;
  readonly blancWeight?: number | undefined;
  /** A name, or in the library a function of the size of an entity. */
  readonly leaImportance?: LeaImportanceName | Importance | undefined;
}

/** Everything that can change a score. */
export interface Settings {
  readonly metrics: readonly Metric[];
  readonly matcher: Matcher;
  readonly singletons: SingletonPolicy;
  readonly duplicates: DuplicatePolicy;
  readonly average: Average;
  readonly options: MetricOptions;
  readonly leaImportanceName: string;
  /** How the counts of the metrics stand side by side. */
  readonly layout: Layout;
}

export function settingsOf(spec: SettingsSpec = {}): Settings {
  const importance = spec.leaImportance ?? 'size';
  const blancWeight = spec.blancWeight ?? 0.5;
  if (!(blancWeight >= 0 && blancWeight <= 1)) {
    throw new UsageError(`The BLANC weight must be a number from 0 to 1, but is ${blancWeight}.`);
  }
  const chosenOnes = spec.metrics === undefined ? standardMetrics : chosenMetrics(spec.metrics);
  const options = {
    blancWeight,
    leaImportance:
      typeof importance === 'function'
        ? importance
        : chosen('lea-importance', importance, new Map(Object.entries(leaImportances))),
  };
  return {
    metrics: chosenOnes,
    matcher: chosen('match', spec.match ?? 'exact', new Map(matchers.map((m) => [m.id, m]))),
    singletons: chosenName('singletons', spec.singletons ?? 'keep', singletonPolicies),
    duplicates: chosenName('duplicates', spec.duplicates ?? 'first', duplicatePolicies),
    average: chosenName('average', spec.average ?? 'micro', averages),
    options,
    leaImportanceName: typeof importance === 'function' ? 'custom' : importance,
    layout: new Layout(chosenOnes, options),
  };
}

/** The metrics of a list of ids; `all` means every standard one. All unknown ids are named at once. */
function chosenMetrics(ids: readonly string[]): readonly Metric[] {
  const known = new Map(metrics.map((metric) => [metric.id, metric]));
  const unknown = ids.filter((id) => id !== 'all' && !known.has(id));
  if (unknown.length > 0 || ids.length === 0) {
    const names = unknown.map((id) => `"${id}"`).join(', ');
    throw new UsageError(
      unknown.length > 0
        ? `Unknown metric${unknown.length > 1 ? 's' : ''} ${names}.`
        : 'No metric was named.',
      `Choose from: all, ${[...known.keys()].join(', ')}.`,
    );
  }
  const wanted = new Set(ids.flatMap((id) => (id === 'all' ? standardMetrics.map((m) => m.id) : [id])));
  return metrics.filter(({ id }) => wanted.has(id));
}

function chosen<T>(option: string, name: string, choices: ReadonlyMap<string, T>): T {
  const choice = choices.get(name);
  if (choice === undefined) throw unknownChoice(option, name, [...choices.keys()]);
  return choice;
}

function chosenName<T extends string>(option: string, name: T, choices: Readonly<Record<T, unknown>>): T {
  if (!Object.hasOwn(choices, name)) throw unknownChoice(option, name, Object.keys(choices));
  return name;
}

const unknownChoice = (option: string, name: string, choices: readonly string[]) =>
  new UsageError(`Unknown value "${name}" for --${option}.`, `Choose from: ${choices.join(', ')}.`);
