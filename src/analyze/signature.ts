import type { Fingerprint } from '../core/fingerprint.ts';
import { fingerprintText } from '../core/fingerprint-sums.ts';
import type { SignatureExtras } from '../evaluate/index.ts';
import { filterText } from '../evaluate/signature.ts';
import { version } from '../version.ts';
import { labelFingerprint } from './labels/mention-labels.ts';
import type { AnalyzeSettings } from './settings.ts';

/** Everything that the counts of errors and their costs depend on, in one line. */
export function analyzeSignature(
  settings: AnalyzeSettings,
  key: Fingerprint,
  { allow }: Pick<SignatureExtras, 'allow'> = {},
): string {
  const { style, trees, pronouns, scoring, labels } = settings;
  const parts: [name: string, value: string | undefined][] = [
    ['metrics', scoring.metrics.map(({ id }) => id).join('+')],
    ['match', scoring.matcher.id],
    ['singletons', scoring.singletons],
    ['duplicates', scoring.duplicates],
    ['filter', filterText(scoring.filter)],
    ['unaligned', scoring.unaligned === 'count' ? undefined : scoring.unaligned],
    ['errors', style],
    ['heads', trees ? 'trees' : 'given-or-last'],
    ['trim', trees ? 'berkeley' : 'punctuation'],
    ['pronouns', trees ? 'berkeley' : pronouns === 'none' ? 'tags' : `tags-or-${pronouns}`],
    ...scoring.parameters.map(([flag, value]): [string, string] => [flag, value]),
    ['labels', labels && labelFingerprint(labels)],
    ['allow', allow?.join('+')],
    ['v', version],
    ['key', fingerprintText(key)],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join('|');
}
