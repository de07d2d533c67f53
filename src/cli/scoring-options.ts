import { InvalidArgumentError, Option } from 'commander';
import { metrics, type Parameter } from '../metrics/index.ts';
import { metricsNamed } from '../metrics/names.ts';
import { UsageError } from '../problems/problem.ts';
import { toNumber } from './shared-options.ts';

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
