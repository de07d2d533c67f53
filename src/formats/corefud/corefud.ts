import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { newdocCutter } from '../newdoc-starts.ts';
import { pairKeyOf } from '../pair-key.ts';
import { corefudCodes } from './codes.ts';
import { entityTraits, HEADER_SEARCH_BYTES } from './header.ts';
import { readCorefud } from './read.ts';
import { tokenColumns } from './token-columns.ts';
import { writeCorefud } from './write.ts';

/** CorefUD 1.x: CoNLL-U with mentions in the last column. See docs/formats/corefud.md. */
export const corefud = defineFormat({
  id: 'corefud',
  beside: besideTreebank,
  label: 'CorefUD 1.x (CoNLL-U)',
  extension: '.conllu',
  holds: ['words', 'gaps', 'heads', 'minima', 'zeros', 'types', 'relations'],
  companions: [],
  codes: corefudCodes,
  parameters: [],
  tokenColumns: [...tokenColumns.keys()],
  wording: {
    sign: 'a CorefUD file has token lines of ten columns with TABs between them, and Entity=… in the tenth',
    documentStart: 'a token line of ten columns',
    border: '"# newdoc" line',
    naming: 'name them in lines "# newdoc id = NAME"',
    asking: 'name it as in its line "# newdoc id = NAME"',
    noMentions: 'check that mentions are in Entity=… of the tenth column',
  },
  hasOwnSign: true,
  detect: (head) => detectConllu(headText(head)),
  cutter: newdocCutter,
  examine: (file) => ({
    traits: entityTraits(headText(file.read(0, HEADER_SEARCH_BYTES).slice())),
    facts: [],
  }),
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readCorefud,
  write: writeCorefud,
});

/** A treebank of Universal Dependencies has its statistics beside it. */
function besideTreebank(names: readonly string[]): (name: string) => boolean {
  const isThere = names.some((name) => /\.conllu$/i.test(name));
  return (name) => isThere && /(?:^|\/)stats\.xml$/.test(name);
}

/** CoNLL-U has lines of ten columns, and comments that name documents, sentences or fields. */
function detectConllu(text: string): string | undefined {
  if (/^#[ \t]*global\.columns[ \t]*=.*\bIDENTITY\b/m.test(text)) return undefined;
  if (!/^#[ \t]*(?:newdoc|sent_id|global\.Entity)\b/m.test(text)) return undefined;
  const isToken = /^\d+(?:[-.]\d+)?\t(?:[^\t\n]*\t){8}[^\t\n]*$/m;
  if (!isToken.test(text)) return undefined;
  return /\bEntity=\(/.test(text)
    ? 'lines have the ten columns of CoNLL-U, and "Entity=("'
    : 'lines have the ten columns of CoNLL-U';
}
