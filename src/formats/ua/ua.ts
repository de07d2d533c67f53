import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { layer } from '../layer.ts';
import { newdocCutter } from '../newdoc-starts.ts';
import { pairKeyOf } from '../pair-key.ts';
import { uaCodes } from './codes.ts';
import { columnTraits, tokenColumns } from './columns.ts';
import { readUa } from './read.ts';
import { writeUa } from './write.ts';

/** CoNLL-UA with one column for each kind of annotation (CODI-CRAC). See docs/formats/ua.md. */
export const ua = defineFormat({
  id: 'ua',
  label: 'CoNLL-UA (Universal Anaphora, exploded)',
  extension: '.conllua',
  holds: ['words', 'gaps', 'minima', 'zeros', 'types', 'relations'],
  companions: [],
  codes: uaCodes,
  parameters: [layer],
  tokenColumns,
  wording: {
    sign: 'a CoNLL-UA file has a line "# global.columns = … IDENTITY …"',
    documentStart: 'a token line with an IDENTITY column',
    border: '"# newdoc" line',
    naming: 'name them in lines "# newdoc id = NAME"',
    asking: 'name it as in its line "# newdoc id = NAME"',
    noMentions: 'check that markables are in the IDENTITY column (with --layer deixis: DISCOURSE_DEIXIS)',
  },
  hasOwnSign: true,
  detect: (head) =>
    /^#[ \t]*global\.columns[ \t]*=.*\bIDENTITY\b/m.test(headText(head))
      ? 'a line "# global.columns" names IDENTITY'
      : undefined,
  examine: (file) => ({ traits: columnTraits(headText(file.read(0, 64 << 10).slice())), facts: [] }),
  cutter: newdocCutter,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readUa,
  write: writeUa,
});
