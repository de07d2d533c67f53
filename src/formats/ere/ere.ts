import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { layer } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { xmlCodes } from '../xml/codes.ts';
import { rootOf } from '../xml/root.ts';
import { ereCodes } from './codes.ts';
import { readEreCoreference, textPaths } from './read-coreference.ts';

/** Entities and events with their clusters as XML. See docs/formats/ere.md. */
export const ere = defineFormat({
  id: 'ere',
  label: 'Rich ERE and event nugget XML',
  holds: ['minima', 'types', 'crossDocument'],
  companions: [{ extension: '.txt', content: 'the annotated text', paths: textPaths }],
  // The codes of XML files are listed once, with the first format that had them.
  codes: { ...xmlCodes, ...ereCodes },
  parameters: [layer],
  tokenColumns: [],
  wording: {
    sign: 'a Rich ERE file has <deft_ere> with <entities> and <hoppers>',
    documentStart: 'an element <deft_ere>',
    border: 'file',
    naming: 'name them in doc_id of <deft_ere>',
    asking: 'name it as in doc_id of <deft_ere>',
    noMentions: 'check that the file has <entity_mention> or <event_mention> (and --layer)',
  },
  detect(head) {
    const root = rootOf(head);
    if (root === '') return undefined;
    if (root === 'deft_ere') return 'it is XML, and begins with <deft_ere>';
    return /<hopper[\s>]/.test(headText(head)) ? 'it is XML, and has <hopper>' : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readEreCoreference,
});
