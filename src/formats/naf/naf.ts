import { defineFormat } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { rootOf } from '../xml/root.ts';
import { nafCodes } from './codes.ts';
import { readNaf } from './read.ts';

/** NAF and KAF: layers of annotation over words and terms. See docs/formats/naf.md. */
export const naf = defineFormat({
  id: 'naf',
  label: 'NAF and KAF',
  holds: ['words', 'gaps', 'heads', 'types'],
  companions: [],
  codes: nafCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a NAF file has <NAF> or <KAF> with <coref> elements',
    documentStart: 'an element <NAF> or <KAF>',
    border: 'file',
    naming: 'name them in <public publicId="…"> of the header, or rename the files',
    asking: 'name it as in <public publicId="…">, or as its file',
    noMentions: 'check that the file has the layer <coreferences>',
  },
  detect: (head) => {
    const root = rootOf(head);
    return root === 'NAF' || root === 'KAF' ? `its first element is <${root}>` : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readNaf,
});
