import { defineFormat } from '../format.ts';
import { headText, isText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { mucCodes } from './codes.ts';
import { readMuc } from './read.ts';

/** Text with COREF elements, as in MUC-6 and MUC-7. See docs/formats/muc.md. */
export const muc = defineFormat({
  id: 'muc',
  label: 'MUC SGML',
  holds: ['words', 'minima', 'relations'],
  entityNames: 'none',
  companions: [],
  codes: mucCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a MUC file has text with <COREF ID="…">',
    documentStart: 'text with <COREF ID="…">',
    border: '<DOC>',
    naming: 'name them in <DOCID> after <DOC>',
    asking: 'name it as in <DOCID>',
    noMentions: 'check that mentions are in <COREF ID="…">',
  },
  detect(head) {
    const text = headText(head);
    return text.includes('<COREF') && /<COREF\s[^<>]{0,200}\bID\s{0,9}=/.test(text)
      ? 'it has <COREF ID=…>'
      : undefined;
  },
  unannotated: isText,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readMuc,
});
