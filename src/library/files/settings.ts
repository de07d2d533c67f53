import type { SettingsSpec } from '../../evaluate/index.ts';
import { matcherParameters } from '../../matching/index.ts';
import { refuseUnknownMetrics, settingNames } from '../options.ts';

/** The names of all options that change a score. */
export const scoringNames: readonly string[] = [
  ...settingNames,
  'match',
  'filter',
  'unaligned',
  ...matcherParameters.map(({ name }) => name),
  'average',
  'scope',
  'window',
];

/** The options among those of a function that change a score. */
export function scoringSpec(options: object): SettingsSpec {
  const specs = new Map<string, unknown>(Object.entries(options));
  refuseUnknownMetrics(specs.get('metrics'));
  return Object.fromEntries(scoringNames.map((name) => [name, specs.get(name)]));
}
