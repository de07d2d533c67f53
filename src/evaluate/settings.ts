import { changedParameters, type Parameter, unknownChoice } from '../core/parameter.ts';
import { type Matcher, type MatcherId, type MatcherSpecs, matchers } from '../matching/index.ts';
import { type ConfiguredMatcher, configured } from '../matching/matcher.ts';
import { CountVector } from '../metrics/count-vector.ts';
import {
  type Metric,
  type MetricOptions,
  type MetricSpecs,
  metricOptions,
  metricParameters,
  metrics,
  standardMetrics,
} from '../metrics/index.ts';
import { metricsNamed } from '../metrics/names.ts';
import { names } from '../metrics/nec.ts';
import { UsageError } from '../problems/problem.ts';
import { documentCounting } from './document-counts.ts';
import { type Filter, filterOf } from './filter.ts';
import { type UnalignedPolicy, unalignedPolicies } from './project/outside.ts';
import { type DuplicatePolicy, duplicatePolicies } from './repeats.ts';
import { levelsOf, type Scope, scopes } from './scope.ts';
import { type SingletonPolicy, singletonPolicies } from './singletons.ts';
import { windowSize } from './window-option.ts';

/** How the counts of documents are combined to one score. */
export const averages = {
  micro: 'counts are added up over documents, as in the reference scorer',
  macro: 'the mean of the scores of the documents, undefined ones left out',
} as const;

export type Average = keyof typeof averages;

/** The options of a user. Plain data, so that it can be sent to a worker. */
export interface SettingsSpec extends MetricSpecs, MatcherSpecs {
  readonly metrics?: readonly string[] | undefined;
  readonly match?: MatcherId | undefined;
  /** Conditions on mentions, such as `zero=no`: only mentions that meet all of them take part. */
  readonly filter?: readonly string[] | undefined;
  readonly singletons?: SingletonPolicy | undefined;
  readonly duplicates?: DuplicatePolicy | undefined;
  readonly unaligned?: UnalignedPolicy | undefined;
  readonly average?: Average | undefined;
  /** Cut entities every so many tokens of the key; they are not cut if absent. */
  readonly window?: number | undefined;
  readonly scope?: Scope | undefined;
}

/** Everything that can change a score. */
export interface Settings {
  /** The settings as they were asked for: plain data from which a worker makes the same settings. */
  readonly spec: SettingsSpec;
  readonly metrics: readonly Metric[];
  readonly matcher: ConfiguredMatcher;
  /** Which mentions take part; all if absent. */
  readonly filter: Filter | undefined;
  readonly singletons: SingletonPolicy;
  readonly duplicates: DuplicatePolicy;
  readonly unaligned: UnalignedPolicy;
  readonly average: Average;
  /** Tokens in a window; entities are not cut if absent. */
  readonly window: number | undefined;
  readonly scope: Scope;
  readonly options: MetricOptions;
  /** Which mentions are names, where a metric asks for them: those that meet the condition, or by their tags. */
  readonly names: { readonly condition: MetricOptions['names'] } | undefined;
  /** Adds counts to tables that do not follow from them, where a metric asks for such. */
  readonly documentCounting: ReturnType<typeof documentCounting>;
  /** Parameters of the chosen metrics and of the matcher that are not at their default, as the signature shows them. */
  readonly parameters: readonly (readonly [flag: string, value: string])[];
  /** The layout of the counts of the metrics. */
  readonly vector: CountVector;
}

export function settingsOf(spec: SettingsSpec = {}): Settings {
  const chosenOnes = spec.metrics === undefined ? standardMetrics : metricsNamed(spec.metrics, metrics);
  const options = metricOptions(spec);
  const matcher = chosen('match', spec.match ?? matchers[0].id, new Map(matchers.map((m) => [m.id, m])));
  const scope = chosenName('scope', spec.scope ?? 'document', scopes);
  return {
    spec,
    metrics: chosenOnes,
    matcher: configured(matcher, spec),
    filter: filterOf(spec.filter),
    singletons: chosenName('singletons', spec.singletons ?? 'keep', singletonPolicies),
    duplicates: chosenName('duplicates', spec.duplicates ?? 'first', duplicatePolicies),
    unaligned: chosenName('unaligned', spec.unaligned ?? 'count', unalignedPolicies),
    window: windowOf(spec.window, scope),
    average: chosenName('average', spec.average ?? 'micro', averages),
    scope,
    options,
    names: chosenOnes.some(({ parameters }) => parameters.includes(names))
      ? { condition: options.names }
      : undefined,
    documentCounting: documentCounting(chosenOnes, options),
    parameters: changedParameters(parametersInUse(chosenOnes, matcher), spec),
    vector: new CountVector(chosenOnes, options, levelsOf(scope)),
  };
}

/** Windows are parts of documents. */
function windowOf(tokens: number | undefined, scope: Scope): number | undefined {
  const size = windowSize(tokens);
  if (size !== undefined && scope !== 'document')
    throw new UsageError(
      `Entities of a ${scope} have no windows.`,
      'Leave out --window or --scope: windows are parts of one document.',
    );
  return size;
}

/** The same settings for documents, or topics, that are scored by themselves. */
export const withoutLevels = (settings: Settings): Settings => ({
  ...settings,
  scope: 'document',
  vector: new CountVector(settings.metrics, settings.options),
});

/** The parameters of the chosen metrics, in the order of all metrics, then those of the matcher. */
function parametersInUse(chosenOnes: readonly Metric[], matcher: Matcher): readonly Parameter[] {
  const taken = new Set(chosenOnes.flatMap(({ parameters }) => parameters));
  return [...metricParameters.filter((parameter) => taken.has(parameter)), ...matcher.parameters];
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
