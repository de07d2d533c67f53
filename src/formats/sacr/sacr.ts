import { defineFormat } from '../format.ts';
import { headText, isText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { sacrCodes } from './codes.ts';
import { readSacr } from './read.ts';

/** Text with mentions in braces, of the annotation tool SACR. See docs/formats/sacr.md. */
export const sacr = defineFormat({
  id: 'sacr',
  label: 'SACR',
  holds: ['words', 'types'],
  companions: [],
  codes: sacrCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a SACR file has text with {Name:property="value" mentions}',
    documentStart: 'text with mentions in braces',
    border: 'file',
    naming: 'name them in a line "#textid:NAME"',
    asking: 'name it as in its line "#textid:NAME"',
    noMentions: 'check that mentions are in braces: {Name the text of the mention}',
  },
  detect(head) {
    const text = headText(head);
    if (/^#(?:title|textid|textmetadata):/m.test(text))
      return 'a line begins with "#title:", "#textid:" or "#textmetadata:"';
    return text.includes('{') && /\{[^\s{}:"',[\]]{1,99}:[\w-]{1,99}="/.test(text)
      ? 'it has mentions of the form {Name:property="…"'
      : undefined;
  },
  unannotated: isText,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readSacr,
});
