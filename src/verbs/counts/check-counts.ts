import {
  type Settings,
  type SettingsSpec,
  type SignatureExtras,
  settingsOf,
  signature,
} from '../../evaluate/index.ts';
import { formatParameters, formatSideParameters } from '../../formats/index.ts';
import { type MatcherSpecs, matcherParameters } from '../../matching/index.ts';
import { type MetricSpecs, metricParameters } from '../../metrics/index.ts';
import { problemCodes } from '../../problem-codes.ts';
import { UsageError } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { readingSpecs, signatureExtras } from '../reading.ts';
import { checkTally } from './check-tally.ts';
import type { CountsFile } from './counts-file.ts';
import { CountsFault, list, number, record, text, textList, whole } from './counts-values.ts';

/**
 * Rejects what `score --counts` cannot have written: wrong types, unknown settings, settings that differ from the
 * signature, and numbers that contradict each other. Throws a `CountsFault` for the first of them.
 */
export function checkCounts(
  value: Readonly<Record<string, unknown>>,
): asserts value is CountsFile & typeof value {
  for (const name of ['version', 'signature', 'key', 'response']) text(name, value[name]);
  if (value.version !== version) throw new CountsFault('version', value.version, version);
  const { settings, extras } = checkHow(value);
  const expected = signature(settings, undefined, extras);
  if (value.signature !== expected) throw new CountsFault('signature', value.signature, expected);
  const names = textList('documents', value.documents);
  const { units, topics: count } = value;
  if (units !== undefined) textList('units', units);
  if (count !== undefined) whole('topics', count);
  if ((units === undefined) !== (settings.scope === 'document'))
    throw new CountsFault('units', units, 'the names of units, and only if the scope is not document');
  checkTally('tally', record('tally', value.tally), settings, {
    documents: names.length,
    units: (units as string[]) ?? names,
  });
  list('warnings', value.warnings, checkProblem);
}

/** The settings with which something was counted, and what else its signature states. */
export function checkHow(value: Readonly<Record<string, unknown>>): {
  readonly settings: Settings;
  readonly extras: SignatureExtras;
} {
  const settings = checkSettings(value.settings);
  const found = record('extras', value.extras);
  const { lenient, allow = [], documents: chosen = null, topics } = found;
  if (typeof lenient !== 'boolean') throw new CountsFault('extras.lenient', lenient, 'true or false');
  checkReading(found);
  if (chosen !== null) textList('extras.documents', chosen);
  textList('extras.allow', allow);
  if (topics !== undefined) text('extras.topics', topics);
  const extras = signatureExtras({
    lenient,
    allow: allow as string[],
    documents: (chosen as string[] | null) ?? undefined,
    topics: topics as string | undefined,
    reading: readingSpecs(found),
  });
  return { settings, extras };
}

/** The options of `score` that a counts file may contain, and the checks of their types. */
const settingTypes: ReadonlyMap<string, ValueCheck> = new Map([
  ...Object.entries<ValueCheck>({
    metrics: textList,
    match: text,
    filter: textList,
    window: number,
    singletons: text,
    duplicates: text,
    unaligned: text,
    average: text,
    scope: text,
  } satisfies Record<Exclude<keyof SettingsSpec, keyof (MetricSpecs & MatcherSpecs)>, ValueCheck>),
  ...[...matcherParameters, ...metricParameters].map(
    ({ name, choices, takes }) =>
      [name, choices === undefined && takes === undefined ? number : text] as const,
  ),
]);

type ValueCheck = (place: string, value: unknown) => unknown;

function checkSettings(value: unknown): Settings {
  const settings = record('settings', value);
  for (const [name, setting] of Object.entries(settings)) {
    const check = settingTypes.get(name);
    if (check === undefined)
      throw new CountsFault(
        `settings.${name}`,
        setting,
        `only the settings ${[...settingTypes.keys()].join(', ')}`,
      );
    check(`settings.${name}`, setting);
    try {
      settingsOf({ [name]: setting });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new CountsFault(`settings.${name}`, setting, error.help ?? error.message);
    }
  }
  return settingsOf(settings);
}

function checkProblem(place: string, value: unknown): void {
  const found = record(place, value);
  if (typeof found.code !== 'string' || !Object.hasOwn(problemCodes, found.code))
    throw new CountsFault(`${place}.code`, found.code, 'the code of a problem');
  if (found.severity !== 'warning' && found.severity !== 'error')
    throw new CountsFault(`${place}.severity`, found.severity, '"warning" or "error"');
  text(`${place}.message`, found.message);
  for (const name of ['document', 'excerpt', 'expected', 'help']) {
    if (found[name] !== undefined) text(`${place}.${name}`, found[name]);
  }
  for (const name of ['line', 'column']) {
    if (found[name] !== undefined) whole(`${place}.${name}`, found[name]);
  }
  if (found.file === undefined || typeof found.file === 'string') return;
  const file = record(`${place}.file`, found.file);
  text(`${place}.file.name`, file.name);
  whole(`${place}.file.start`, file.start);
}

/** Refuses options of the readers that no format takes. */
function checkReading(extras: Readonly<Record<string, unknown>>): void {
  for (const parameter of [...formatParameters, ...formatSideParameters]) {
    const { name, expected, resolve } = parameter;
    const value = extras[name];
    if (value === undefined || value === null) continue;
    const fault = new CountsFault(`extras.${name}`, value, `null, or ${expected}`);
    try {
      resolve(value);
    } catch (error) {
      throw error instanceof UsageError ? fault : error;
    }
  }
}
