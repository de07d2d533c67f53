import { InvalidArgumentError, Option } from 'commander';
import { parseCondition } from '../../core/conditions/condition.ts';
import { topicWays } from '../../corpus/topics.ts';
import {
  averages,
  duplicatePolicies,
  type SettingsSpec,
  scopes,
  settingsOf,
  singletonPolicies,
  unalignedPolicies,
} from '../../evaluate/index.ts';
import { formats } from '../../formats/index.ts';
import { matcherParameters, matchers } from '../../matching/index.ts';
import { metricParameters, metrics, type Parameter } from '../../metrics/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { readingParameters } from '../../verbs/reading.ts';
import type { SettingsArguments } from './requests.ts';
import { choiceOption, type ReadingArguments, shared, strictness, toNumber } from './shared.ts';

/** The choices of an option with their meanings, for the help. */
export const explain = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices)
    .map(([name, meaning]) => `${name}: ${meaning}`)
    .join('; ');

/** The option of a parameter that a metric, a matcher or a format declares. */
export const parameterOption = (parameter: Parameter): Option => {
  const { flag, placeholder, meaning, preset, choices } = parameter;
  const byDefault = preset === undefined ? '' : ` (default: ${JSON.stringify(preset)})`;
  const option = new Option(`--${flag} <${placeholder}>`, `${meaning}${byDefault}`);
  if (choices !== undefined) return option.choices([...choices]);
  if (parameter.takes === 'text') return option.argParser((text) => accepted(parameter, text));
  if (parameter.takes === 'texts')
    return option.argParser((text, before: string[] = []) => accepted(parameter, [...before, text]));
  return option.argParser((text) =>
    parameter.words?.includes(text) ? text : accepted(parameter, toNumber(text)),
  );
};

/** Checks a value if the parameter describes what it expects; otherwise it is checked with the settings. */
function accepted<Value>({ expected, resolve }: Parameter, value: Value): Value {
  try {
    if (expected !== undefined) resolve(value);
    return value;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new InvalidArgumentError(
      `Expected ${expected}.${error.help === undefined ? '' : ` ${error.help}`}`,
    );
  }
}

/** How two documents are aligned before anything is counted. */
export const alignmentOptions = (): Option[] => [
  choiceOption(
    '--match <how>',
    `how mentions are matched: ${explain(Object.fromEntries(matchers.map(({ id, summary }) => [id, summary])))}`,
    matchers.map(({ id }) => id),
    matchers[0].id,
  ),
  filterOption(),
  singletonsOption(),
  duplicatesOption('first'),
  choiceOption(
    '--unaligned <policy>',
    `a mention of the response that is in no place of the text of the key: ${explain(unalignedPolicies)}`,
    Object.keys(unalignedPolicies),
    'count',
  ),
];

/** Conditions are checked at once, so that a wrong one is a mistake of this option. */
export const filterOption = (): Option =>
  new Option(
    '--filter <cond>',
    'score only mentions that meet this condition, such as zero=no, length=2..5 or key:type=PER,ORG (docs/filters.md); may be repeated; analyze --slices shows classes of mentions without removing the others',
  ).argParser((text: string, others: readonly string[] = []) => {
    parseCondition(text);
    return [...others, text];
  });

export const singletonsOption = (): Option =>
  choiceOption('--singletons <policy>', explain(singletonPolicies), Object.keys(singletonPolicies), 'keep');

export const duplicatesOption = (preset: keyof typeof duplicatePolicies): Option =>
  choiceOption(
    '--duplicates <policy>',
    `a span in two entities: ${explain(duplicatePolicies)}`,
    Object.keys(duplicatePolicies),
    preset,
  );

/** What is computed, and how documents are aligned. */
export const scoringOptions = (): Option[] => [
  metricsOption(),
  ...alignmentOptions(),
  shared.window(),
  choiceOption('--average <kind>', explain(averages), Object.keys(averages), 'micro'),
  ...scopeOptions(),
  ...[...matcherParameters, ...metricParameters].map(parameterOption),
];

/** Whether entities are scored across documents, and which documents belong together. */
export const scopeOptions = (): Option[] => [scopeOption(), shared.topics(topicWays)];

export const scopeOption = (): Option =>
  choiceOption('--scope <unit>', `where entities live: ${explain(scopes)}`, Object.keys(scopes), 'document');

export const metricsOption = (): Option =>
  new Option(
    '--metrics <ids>',
    `comma-separated: standard, all, conll, ${metrics.map(({ id }) => id).join(', ')}`,
  );

/** Which documents are read, and how. */
export function readingOptions(): Option[] {
  const formatIds = formats.map(({ id }) => id);
  return [
    shared.document(),
    shared.format(formatIds),
    shared.keyFormat(formatIds),
    shared.responseFormat(formatIds),
    shared.keyName(),
    shared.responseName(),
    ...readingParameters.map(parameterOption),
    ...strictness(),
    shared.jobs(),
    shared.maxSize(),
  ];
}

/** The options above as parsed by commander. */
export interface ScoringArguments extends ReadingArguments, SettingsArguments {
  document?: string[];
  topics?: string;
}

/** Refuses a parameter of a metric or matcher that was not chosen: it would change nothing. */
export function refuseUnused(spec: SettingsSpec): void {
  const settings = settingsOf(spec);
  const specs = new Map<string, unknown>(Object.entries(spec));
  const used = new Set([...settings.metrics, settings.matcher].map(({ id }) => id));
  for (const parameter of [...matcherParameters, ...metricParameters]) {
    if (specs.get(parameter.name) === undefined) continue;
    const owners = [...matchers, ...metrics].filter(({ parameters }) => parameters.includes(parameter));
    if (owners.some(({ id }) => used.has(id))) continue;
    const names = owners.map(({ id }) => id).join(' or ');
    throw new UsageError(
      `--${parameter.flag} has no effect: it is a parameter of ${names}, which was not chosen.`,
      `Choose ${names}, or leave the option out.`,
    );
  }
}
