import { ExactSum } from '../../core/exact-sum.ts';
import { type Contradict, checkVector, quantitiesOf } from '../../evaluate/count-laws.ts';
import { type Facts, noFacts } from '../../evaluate/facts.ts';
import { conditionsOf } from '../../evaluate/filter.ts';
import { type Settings, type SettingsSpec, settingsOf, signature } from '../../evaluate/index.ts';
import { formatParameters, formatSideParameters } from '../../formats/index.ts';
import { type MatcherSpecs, matcherParameters } from '../../matching/index.ts';
import { matchFacts } from '../../matching/match-facts.ts';
import { type MetricSpecs, metricParameters } from '../../metrics/index.ts';
import { problemCodes } from '../../problem-codes.ts';
import { UsageError } from '../../problems/problem.ts';
import { version } from '../../version.ts';
import { readingSpecs, signatureExtras } from '../reading.ts';
import type { CountsFile } from './counts-file.ts';
import {
  CountsFault,
  length,
  list,
  number,
  numberList,
  record,
  same,
  text,
  textList,
  whole,
} from './counts-values.ts';

/**
 * Rejects what `score --counts` cannot have written: wrong types, unknown settings, settings that differ from the
 * signature, and numbers that contradict each other. Throws a `CountsFault` for the first of them.
 */
export function checkCounts(
  value: Readonly<Record<string, unknown>>,
): asserts value is CountsFile & typeof value {
  for (const name of ['version', 'signature', 'key', 'response']) text(name, value[name]);
  if (value.version !== version) throw new CountsFault('version', value.version, version);
  const settings = checkSettings(value.settings);
  const found = record('extras', value.extras);
  const { lenient, allow = [], documents: chosen = null } = found;
  if (typeof lenient !== 'boolean') throw new CountsFault('extras.lenient', lenient, 'true or false');
  checkReading(found);
  if (chosen !== null) textList('extras.documents', chosen);
  textList('extras.allow', allow);
  const extras = signatureExtras({
    lenient,
    allow: allow as string[],
    documents: (chosen as string[] | null) ?? undefined,
    reading: readingSpecs(found),
  });
  const expected = signature(settings, undefined, extras);
  if (value.signature !== expected) throw new CountsFault('signature', value.signature, expected);
  const names = textList('documents', value.documents);
  checkTally(record('tally', value.tally), settings, names);
  list('warnings', value.warnings, checkProblem);
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

function checkTally(
  tally: Readonly<Record<string, unknown>>,
  settings: Settings,
  names: readonly string[],
): void {
  const { fields } = settings.vector;
  const found = textList('tally.fields', tally.fields);
  same('tally.fields', found, fields, 'the fields of the metrics in settings');
  const key = checkFacts('tally.key', tally.key);
  const response = checkFacts('tally.response', tally.response);
  if (key.documents !== names.length)
    throw new CountsFault(
      'tally.key.documents',
      key.documents,
      `${names.length}, the number of names in documents`,
    );
  if (response.documents > key.documents)
    throw new CountsFault(
      'tally.response.documents',
      response.documents,
      `at most ${key.documents}, as in the key`,
    );
  if (tally.matching !== undefined) checkMatching(tally.matching);
  checkFiltered(tally.filtered, settings);
  checkCut(tally.cut, settings, names);
  const lanes = list('tally.fingerprint', tally.fingerprint, whole);
  if (lanes.length !== 2 || lanes.some((lane) => lane > 0xffffffff))
    throw new CountsFault('tally.fingerprint', lanes.join(' '), 'two numbers of 32 bits');

  const partials = list('tally.sums', tally.sums, numberList);
  length('tally.sums', partials, fields.length);
  const sums = partials.map((sum) => ExactSum.of(sum));
  const contradict: Contradict = ({ place, value }, expected) => {
    throw new CountsFault(place(), value, expected);
  };
  checkVector(
    settings,
    sums.map((sum) => sum.value()),
    (i, field) => `tally.sums[${i}] (${field})`,
    { known: quantitiesOf(key, response, settings), corpus: true },
    contradict,
  );

  const documents = list('tally.documents', tally.documents, record);
  if (documents.length === 0 && (settings.average !== 'macro' || names.length === 0)) return;
  const ids = documents.map(({ id }, i) => text(`tally.documents[${i}].id`, id));
  same('tally.documents', ids, names, 'one entry for each name in documents, in their order');
  documents.forEach(({ counts }, d) => {
    const place = `tally.documents[${d}].counts`;
    const vector = numberList(place, counts);
    length(place, vector, fields.length);
    checkVector(settings, vector, (i, field) => `${place}[${i}] (${field})`, { corpus: false }, contradict);
    vector.forEach((count, i) => {
      sums[i].add(-count);
    });
  });
  const off = sums.findIndex((rest) => rest.value() !== 0);
  if (off >= 0) {
    const expected = `the sum over tally.documents[…].counts[${off}]`;
    throw new CountsFault(
      `tally.sums[${off}] (${fields[off]})`,
      ExactSum.of(partials[off]).value(),
      expected,
    );
  }
}

/** The counts without windows: present if and only if entities are cut into windows. */
function checkCut(value: unknown, settings: Settings, names: readonly string[]): void {
  if (settings.window === undefined) {
    if (value !== undefined) throw new CountsFault('tally.cut', value, 'nothing: settings have no window');
    return;
  }
  const cut = record('tally.cut', value);
  const singletons = record('tally.cut.singletons', cut.singletons);
  for (const side of ['key', 'response']) whole(`tally.cut.singletons.${side}`, singletons[side]);
  checkTally(record('tally.cut.whole', cut.whole), { ...settings, window: undefined }, names);
}

/** The numbers of messages about matching. */
function checkMatching(value: unknown): void {
  const names = Object.keys(matchFacts);
  for (const [name, count] of Object.entries(record('tally.matching', value))) {
    if (!names.includes(name))
      throw new CountsFault(`tally.matching.${name}`, count, `only ${names.join(', ')}`);
    whole(`tally.matching.${name}`, count);
  }
}

/** What the filter left out: present if and only if there is a filter and a document. */
function checkFiltered(value: unknown, { filter }: Settings): void {
  if (value === undefined) return;
  if (filter === undefined)
    throw new CountsFault('tally.filtered', value, 'nothing: settings have no filter');
  const sides = record('tally.filtered', value);
  for (const side of ['key', 'response'] as const) {
    const place = `tally.filtered.${side}`;
    const found = record(place, sides[side]);
    const read = whole(`${place}.read`, found.read);
    const conditions = conditionsOf(filter, side).length;
    for (const name of ['known', 'met']) {
      const counts = list(`${place}.${name}`, found[name], whole);
      length(`${place}.${name}`, counts, conditions);
      const above = counts.findIndex((count) => count > read);
      if (above >= 0)
        throw new CountsFault(`${place}.${name}[${above}]`, counts[above], `at most ${read}, as in read`);
    }
    if (whole(`${place}.filtered`, found.filtered) > read)
      throw new CountsFault(`${place}.filtered`, found.filtered, `at most ${read}, as in read`);
    textList(`${place}.attributes`, found.attributes);
  }
}

const factNames = Object.keys(noFacts) as readonly (keyof Facts)[];

function checkFacts(place: string, value: unknown): Facts {
  const found = record(place, value);
  for (const name of factNames) whole(`${place}.${name}`, found[name]);
  const facts = found as unknown as Facts;
  const { documents, tokens, characters, mentions, entities, singletons } = facts;
  const limits: [keyof Facts, number, string][] = [
    ['entities', mentions, 'one mention for each'],
    ['singletons', entities, 'as many as there are entities'],
    ['crossing', mentions, 'as many as there are mentions'],
    ['tokens', documents === 0 ? 0 : tokens, 'none without a document'],
    ['characters', documents === 0 ? 0 : characters, 'none without a document'],
    ['mentions', documents === 0 ? 0 : mentions, 'none without a document'],
    ['mentions', entities === singletons ? singletons : mentions, 'those of the entities'],
  ];
  for (const [name, most, why] of limits) {
    if (facts[name] > most) throw new CountsFault(`${place}.${name}`, facts[name], `at most ${most}: ${why}`);
  }
  const least = 2 * entities - singletons;
  if (mentions < least)
    throw new CountsFault(
      `${place}.mentions`,
      mentions,
      `at least ${least}: two for each entity but the singletons`,
    );
  return facts;
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
