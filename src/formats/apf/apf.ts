import { defineFormat } from '../format.ts';
import { layer } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { standoffCodes } from '../standoff/codes.ts';
import { rootOf } from '../xml/root.ts';
import { readApf, textPaths } from './read.ts';

/** ACE annotation (APF). See docs/formats/apf.md. */
export const apf = defineFormat({
  id: 'apf',
  label: 'ACE annotation (APF XML)',
  holds: ['words', 'minima', 'types'],
  companions: [{ extension: '.sgm', content: 'the annotated text', paths: textPaths }],
  codes: standoffCodes,
  parameters: [layer],
  tokenColumns: [],
  wording: {
    sign: 'an ACE file has <source_file> with <document>',
    documentStart: 'an element <source_file>',
    border: 'file',
    naming: 'name them in <document DOCID="…">',
    asking: 'name it as in <document DOCID="…">',
    noMentions: 'check that the file has entities or events (and --layer)',
  },
  detect: (head) => (rootOf(head) === 'source_file' ? 'its first element is <source_file>' : undefined),
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readApf,
});
