import { InvalidArgumentError, Option } from 'commander';
import { duplicatePolicies, singletonPolicies } from '../evaluate/index.ts';
import { matchers } from '../matching/index.ts';
import { metrics, type Parameter } from '../metrics/index.ts';
import { metricsNamed } from '../metrics/names.ts';
import { UsageError } from '../problems/problem.ts';
import { choice, toNumber } from './shared-options.ts';

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
  return option.argParser((text) => accepted(parameter, toNumber(text)));
};

/** The value, if it is one that the parameter expects; others without a description are checked with the settings. */
function accepted({ expected, resolve }: Parameter, value: number): number {
  try {
    if (expected !== undefined) resolve(value);
    return value;
  } catch (error) {
    throw error instanceof UsageError ? new InvalidArgumentError(`Expected ${expected}.`) : error;
  }
}

/** The ids of a comma-separated list of metrics or of names for several. */
export const metricList = (list: string): string[] =>
  metricsNamed(
    list.split(',').map((name) => name.trim()),
    metrics,
  ).map(({ id }) => id);

/** How two documents are aligned before anything is counted. */
export const alignmentOptions = (): Option[] => [
  choice(
    '--match <how>',
    'how mentions are matched',
    matchers.map(({ id }) => id),
    matchers[0].id,
  ),
  choice('--singletons <policy>', explain(singletonPolicies), Object.keys(singletonPolicies), 'keep'),
  choice(
    '--duplicates <policy>',
    `a span in two entities: ${explain(duplicatePolicies)}`,
    Object.keys(duplicatePolicies),
    'first',
  ),
];
