import { fingerprintText } from '../../core/fingerprint-sums.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';
import { version } from '../../version.ts';
import type { NuggetOptions } from '../model/nugget-options.ts';
import { nuggetFingerprint } from './fingerprint.ts';

/** Everything that a nugget score depends on, in one line. */
export function nuggetSignature(
  options: NuggetOptions,
  unit: string,
  gold: readonly TbfDocument[],
  { lenient = false }: { readonly lenient?: boolean | undefined } = {},
): string {
  const { profile, attributes, mapping, types, documents } = options;
  const { corefSetting, corefThreshold, corefAlignment, alignmentLimit } = options;
  const parts: [name: string, value: string | undefined][] = [
    ['nuggets', profile.id],
    ['unit', unit],
    ['tables', options.tables === undefined ? undefined : 'yes'],
    [
      'attributes',
      attributes.map(({ name, column }) => (column < 7 ? name : `${name}=${column + 1}`)).join('+'),
    ],
    ['mapping', mapping],
    ['coref', `${corefSetting}@${corefThreshold}`],
    ['alignment', corefAlignment === 'best' ? `best@${alignmentLimit}` : corefAlignment],
    ['types', types?.map(plain).sort().join('+')],
    ['documents', documents?.map(plain).join('+')],
    ['lenient', lenient ? 'yes' : undefined],
    ['v', version],
    ['gold', fingerprintText(nuggetFingerprint(gold))],
  ];
  return parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])).join('|');
}

const plain = (text: string): string => text.replace(/[|+\s]+/g, '_');
