/** Why two counted results cannot be compared, in words. */
import type { Facts, Settings } from '../../evaluate/index.ts';
import { compareSignatures } from '../../explain/difference/compare-signatures.ts';
import type { Measure } from '../../metrics/measure.ts';
import { clip } from '../../problems/clip.ts';
import { counted } from '../../report/numbers.ts';

/** The sizes of a side that describe a difference. */
export type SavedFacts = Pick<
  Facts,
  'documents' | 'tokens' | 'characters' | 'mentions' | 'entities' | 'singletons'
>;

/** The counts of each document, or of each unit of several documents. */
export type CountedDocuments = readonly { readonly id: string; readonly counts: ArrayLike<number> }[];

/** A key as saved results know it. */
export interface SavedKey {
  readonly facts: SavedFacts;
  readonly documents: CountedDocuments;
}

/** The settings in which two signatures differ, in one line; undefined if only their keys do, or nothing. `there` is the first. */
export function settingsDifference(there: string, here: string): string | undefined {
  const differences = compareSignatures(there, here).filter(({ name }) => name !== 'key');
  if (differences.length === 0) return undefined;
  return differences
    .map(
      ({ name, first, second, meaning }) =>
        `${name}: ${first ?? 'the default'} there, ${second ?? 'the default'} here (${meaning})`,
    )
    .join('; ');
}

/** How two keys differ, in one line. Counts of documents are looked at if the settings of both, `settings`, are the same. */
export function keyDifference(there: SavedKey, here: SavedKey, settings: Settings | undefined): string {
  const sizes = KEY_SIZES.flatMap(([name, one, many]) =>
    there.facts[name] === here.facts[name]
      ? []
      : [`${counted(there.facts[name], one, many)} there, ${counted(here.facts[name], one, many)} here`],
  );
  const parts = [...sizes, ...documentDifferences(there.documents, here.documents, settings)];
  return parts.length === 0 ? 'its words, mentions or entities differ' : parts.join('; ');
}

const KEY_SIZES: readonly (readonly [keyof SavedFacts, string, string])[] = [
  ['documents', 'document', 'documents'],
  ['tokens', 'token', 'tokens'],
  ['characters', 'character', 'characters'],
  ['mentions', 'mention', 'mentions'],
  ['entities', 'entity', 'entities'],
  ['singletons', 'singleton', 'singletons'],
];

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

const someOf = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_LISTED_NAMES).map((name) => clip(name));
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
};
