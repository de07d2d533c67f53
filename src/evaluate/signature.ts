import type { Fingerprint } from '../core/fingerprint.ts';
import { fingerprintText } from '../core/fingerprint-sums.ts';
import { version } from '../version.ts';
import type { Filter } from './filter.ts';
import type { Settings } from './settings.ts';

/** Options outside the settings that may change a score. */
export interface SignatureExtras {
  readonly lenient?: boolean | undefined;
  /** The codes of errors that `--allow` turned into warnings. */
  readonly allow?: readonly string[] | undefined;
  /** Groups of documents with scores of their own. */
  readonly by?: readonly string[] | undefined;
  /** The names and fingerprints of data sets, in place of that of the key. */
  readonly datasets?: readonly (readonly [name: string, fingerprint: string])[] | undefined;
  /** The documents chosen with `--document`; undefined if all are scored. */
  readonly documents?: readonly string[] | undefined;
  /** How the topics of documents are known; absent where they are not needed or not known. */
  readonly topics?: string | undefined;
  /** Options of the readers that are not at their default: flag and value. */
  readonly reading?: readonly (readonly [flag: string, value: string])[] | undefined;
}

/**
 * Everything that a score depends on, in one line: for one response, equal signatures mean equal scores. Rarely used
 * options are left out if they have their default value. Without a key, all shards of one run have the same signature.
 */
export function signature(
  settings: Settings,
  key: Fingerprint | undefined,
  extras: SignatureExtras = {},
): string {
  const { metrics, matcher, filter, singletons, duplicates, window, unaligned, average, scope, parameters } =
    settings;
  const parts: [name: string, value: string | number | undefined][] = [
    ['metrics', metrics.map(({ id }) => id).join('+')],
    ['match', matcher.id],
    ['singletons', singletons],
    ['duplicates', duplicates],
    ['window', window],
    ['unaligned', unaligned === 'count' ? undefined : unaligned],
    ['average', average],
    ['filter', filterText(filter)],
    ['scope', scope === 'document' ? undefined : scope],
    ['topics', scope === 'document' ? undefined : extras.topics],
    ...parameters.map(([flag, value]): [string, string] => [flag, value]),
    ['lenient', extras.lenient ? 'yes' : undefined],
    ['allow', extras.allow?.length ? extras.allow.join('+') : undefined],
    ...(extras.reading ?? []).map(([flag, value]): [string, string] => [flag, value]),
    ['by', extras.by?.map(escapeBars).join('+')],
    ['documents', extras.documents?.map(escapeBars).join('+')],
    ['v', version],
    ['datasets', extras.datasets?.map(([name, key]) => `${escapeBars(name)}-${key}`).join('+')],
    ['key', key && fingerprintText(key)],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
}

/** The conditions of a filter as signatures show them; undefined without a filter. */
export const filterText = (filter: Filter | undefined): string | undefined =>
  filter?.texts.map(escapeBars).join('+');

const escapeBars = (text: string) => text.replace(/[|+\s]+/g, '_');
