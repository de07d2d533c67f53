import { defineFormat } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { standoffCodes } from '../standoff/codes.ts';
import { rootOf } from '../xml/root.ts';
import { readTei } from './read.ts';

/** TEI with mentions in the text, or units and chains beside it. See docs/formats/tei.md. */
export const tei = defineFormat({
  id: 'tei',
  label: 'TEI with chains (CorefAnnotator, TXM, fr-litbank, Democrat)',
  holds: ['words', 'gaps', 'types', 'relations'],
  companions: [],
  codes: standoffCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a TEI file begins with <TEI>',
    documentStart: 'an element <TEI>',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions:
      'check that elements of the text have a "ref", or that there are units and chains in <standOff>',
  },
  detect: (head) => {
    const root = rootOf(head);
    return /^(?:[A-Za-z]+:)?TEI(?:\.2)?$/.test(root) ? `its first element is <${root}>` : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readTei,
});
