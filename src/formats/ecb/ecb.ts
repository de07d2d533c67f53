import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { layer } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { rootOf } from '../xml/root.ts';
import { ecbCodes } from './codes.ts';
import { readEcb } from './read.ts';

/** CAT XML, the format of ECB+. See docs/formats/ecb.md. */
export const ecb = defineFormat({
  id: 'ecb',
  label: 'ECB+ (CAT XML)',
  holds: ['words', 'gaps', 'types', 'crossDocument'],
  companions: [],
  codes: ecbCodes,
  parameters: [layer],
  tokenColumns: [],
  wording: {
    sign: 'an ECB+ file has <Document doc_name="…"> and <token t_id="…">',
    documentStart: 'an element <Document>',
    border: 'file',
    naming: 'name them in doc_name of <Document>',
    asking: 'name it as in doc_name of <Document>',
    noMentions: 'check that <Markables> has mentions with <token_anchor> (and --layer)',
  },
  hasOwnSign: true,
  detect: (head) =>
    rootOf(head) === 'Document' && /<token\s[^<>]{0,200}\bt_id=/.test(headText(head))
      ? 'it is XML, and has <Document> and <token t_id=…>'
      : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id, id.replace(/\.xml$/, '')],
  read: readEcb,
});
