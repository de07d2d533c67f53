import { version } from '../version.ts';
import { type Fingerprint, fingerprintText } from './fingerprint.ts';
import type { Settings } from './settings.ts';

/** What else may change a number, apart from the settings. */
export interface SignatureExtras {
  readonly lenient?: boolean | undefined;
  /** The documents that were chosen, where not all were. */
  readonly documents?: readonly string[] | undefined;
  /** Options of the readers that are not at their default: flag and value. */
  readonly reading?: readonly (readonly [flag: string, value: string])[] | undefined;
}

/**
 * Everything that a number depends on, in one line: equal signatures of one response mean equal scores. Options that
 * stand at their default and are rarely touched are left out. Without a key it is what shards of one run share.
 */
export function signature(
  settings: Settings,
  key: Fingerprint | undefined,
  extras: SignatureExtras = {},
): string {
  const { metrics, matcher, singletons, duplicates, average, parameters } = settings;
  const parts: [name: string, value: string | number | undefined][] = [
    ['metrics', metrics.map(({ id }) => id).join('+')],
    ['match', matcher.id],
    ['singletons', singletons],
    ['duplicates', duplicates],
    ['average', average],
    ...parameters.map(([flag, value]): [string, string] => [flag, value]),
    ['lenient', extras.lenient ? 'yes' : undefined],
    ...(extras.reading ?? []).map(([flag, value]): [string, string] => [flag, value]),
    ['documents', extras.documents?.map(escapeBars).join('+')],
    ['v', version],
    ['key', key && fingerprintText(key)],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
}

const escapeBars = (text: string) => text.replace(/[|+\s]+/g, '_');
