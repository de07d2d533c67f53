import type { Fingerprint } from '../../core/fingerprint.ts';
import { addFingerprints, noFingerprint } from '../../core/fingerprint-sums.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';

/**
 * A hash of the content of a gold file: its documents, mentions with type and realis, and relations. Mention ids, texts,
 * confidences and the order of lines do not change it.
 */
export const nuggetFingerprint = (documents: readonly TbfDocument[]): Fingerprint =>
  documents.map(documentFingerprint).reduce(addFingerprints, noFingerprint);

function documentFingerprint({ id, mentions, relations }: TbfDocument): Fingerprint {
  const said = new Map(
    mentions.map(({ id: name, span, type, realis }) => [name, `${span}\t${type}\t${realis}`]),
  );
  const sets = relations.map(({ name, args }) => {
    const members = args.map((arg) => said.get(arg) ?? '');
    return [name, ...(name === 'Coreference' ? members.sort() : members)].join('\n');
  });
  const parts = [...mentions.map(({ id: name }) => said.get(name) ?? ''), ...sets];
  return parts.map((part) => textFingerprint(`${id}\n${part}`)).reduce(addFingerprints, textFingerprint(id));
}

function textFingerprint(text: string): Fingerprint {
  const [a, b] = [0x9e3779b9, 0x7f4a7c15].map((seed) => {
    let h = seed;
    for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
    return h >>> 0;
  });
  return [a, b];
}

/** One step of a multiplicative hash with a murmur finish. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
