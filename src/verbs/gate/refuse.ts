import type { Settings } from '../../evaluate/index.ts';
import { compareSignatures, type SignatureDifference } from '../../explain/difference/compare-signatures.ts';
import type { Measure } from '../../metrics/measure.ts';
import { clip } from '../../problems/clip.ts';
import { InputError, type Problem, problem } from '../../problems/problem.ts';
import { counted } from '../../report/numbers.ts';
import type { BaselineCorpus, BaselineKey, CountedDocuments } from './baseline.ts';

/** What cannot be compared with the baseline; empty if everything can. Without a baseline of the data set, that is the problem. */
export function differencesFrom(
  path: string,
  baseline: BaselineCorpus | undefined,
  now: BaselineCorpus,
  settings: Settings,
): Problem[] {
  if (baseline === undefined)
    return [
      unknown(
        path,
        now.dataset === undefined ? 'A corpus without --dataset is' : `The data set "${now.dataset}" is`,
      ),
    ];
  const differences = compareSignatures(baseline.signature, now.signature);
  const ofSettings = differences.filter(({ name }) => name !== 'key');
  return [
    ...(ofSettings.length === 0 ? [] : [otherSettings(path, ofSettings, baseline)]),
    ...(baseline.key.fingerprint === now.key.fingerprint
      ? []
      : [otherKey(path, baseline, now, ofSettings.length === 0 ? settings : undefined)]),
    ...[...now.systems.keys()]
      .filter((name) => !baseline.systems.has(name))
      .map((name) => unknown(path, `The system "${name}" is`, [...baseline.systems.keys()])),
  ];
}

/** Throws what cannot be compared. */
export function refuseDifferences(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InputError(problems);
}

const unknown = (path: string, what: string, known: readonly string[] = []): Problem =>
  problem('gate/system', `${what} not in the baseline.`, {
    file: path,
    expected: known.length === 0 ? undefined : `one of ${clip(known.join(', '), MAX_LIST_CHARACTERS)}`,
    help: 'name the response as in the baseline (NAME=PATH), or write a new baseline with --update',
  });

const otherSettings = (
  path: string,
  differences: readonly SignatureDifference[],
  { signature }: BaselineCorpus,
): Problem =>
  problem(
    'gate/settings',
    `The settings are not those of the baseline. ${differences.map(differenceText).join('; ')}.`,
    {
      file: path,
      expected: signature,
      help: 'use the options of the baseline, or write a new one with --update',
    },
  );

const differenceText = ({ name, first, second, meaning }: SignatureDifference): string =>
  `${name}: ${first ?? 'the default'} there, ${second ?? 'the default'} here (${meaning})`;

function otherKey(
  path: string,
  baseline: BaselineCorpus,
  now: BaselineCorpus,
  settings: Settings | undefined,
): Problem {
  const sizes = KEY_SIZES.flatMap(([name, one, many]) =>
    baseline.key[name] === now.key[name]
      ? []
      : [`${counted(baseline.key[name], one, many)} there, ${counted(now.key[name], one, many)} here`],
  );
  const parts = [...sizes, ...documentDifferences(documentsOf(baseline), documentsOf(now), settings)];
  return problem(
    'gate/key',
    `The key is not that of the baseline: ${parts.length === 0 ? 'its words, mentions or entities differ' : parts.join('; ')}.`,
    {
      file: path,
      expected: `a key with the fingerprint ${baseline.key.fingerprint}, but it is ${now.key.fingerprint}`,
      help: 'use the key of the baseline, or write a new baseline with --update',
    },
  );
}

const KEY_SIZES: readonly (readonly [keyof Omit<BaselineKey, 'fingerprint'>, string, string])[] = [
  ['documents', 'document', 'documents'],
  ['tokens', 'token', 'tokens'],
  ['characters', 'character', 'characters'],
  ['mentions', 'mention', 'mentions'],
  ['entities', 'entity', 'entities'],
  ['singletons', 'singleton', 'singletons'],
];

/** All systems of a baseline have the same documents. */
const documentsOf = ({ systems }: BaselineCorpus): CountedDocuments =>
  [...systems.values()][0]?.documents ?? [];

/** Documents that are new or gone, and those whose counts of the key differ, where the settings are the same. */
function documentDifferences(
  before: CountedDocuments,
  now: CountedDocuments,
  settings: Settings | undefined,
): string[] {
  const known = new Map(before.map((document) => [document.id, document]));
  const ids = new Set(now.map(({ id }) => id));
  const places = settings === undefined ? [] : keyPlaces(settings);
  const changed = now.filter(({ id, counts }) => {
    const earlier = known.get(id);
    return earlier !== undefined && places.some((place) => counts[place] !== earlier.counts[place]);
  });
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['new', now.filter(({ id }) => !known.has(id)).map(({ id }) => id)],
    ['missing', before.filter(({ id }) => !ids.has(id)).map(({ id }) => id)],
    ['with other counts of the key', changed.map(({ id }) => id)],
  ];
  return lists.flatMap(([what, names]) => (names.length === 0 ? [] : [`${what}: ${someOf(names)}`]));
}

/** The entries of a vector of counts that depend on the key alone. */
function keyPlaces({ metrics, options }: Settings): number[] {
  const measures = metrics.flatMap((metric) => {
    const meaning: Readonly<Record<string, Measure>> = metric.measures(options);
    return metric.fields.map((field) => meaning[field]);
  });
  return measures.flatMap((measure, i) =>
    typeof measure === 'string' && measure.startsWith('key') ? [i] : [],
  );
}

const MAX_LISTED_NAMES = 5;
const MAX_LIST_CHARACTERS = 300;

const someOf = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_LISTED_NAMES).map((name) => clip(name));
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
};
