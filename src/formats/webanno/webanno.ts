import { defineFormat } from '../format.ts';
import { headText, isBlank } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { webannoCodes } from './codes.ts';
import { corefLayer, decideWebanno, examineWebanno, readWebanno } from './read.ts';
import { writeWebanno } from './write.ts';

/** WebAnno and INCEpTION TSV 3: chains, or relations between spans. See docs/formats/webanno.md. */
export const webanno = defineFormat({
  id: 'webanno',
  label: 'WebAnno and INCEpTION TSV 3',
  extension: '.tsv',
  holds: ['words', 'gaps', 'types', 'relations'],
  companions: [],
  codes: webannoCodes,
  parameters: [corefLayer],
  tokenColumns: [],
  wording: {
    sign: 'a WebAnno file begins with "#FORMAT=WebAnno TSV 3"',
    documentStart: '"#FORMAT=WebAnno TSV 3" and token lines',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the coreference layer was exported (or name it with --coref-layer)',
  },
  hasOwnSign: true,
  detect: (head) =>
    headText(head).startsWith('#FORMAT=WebAnno TSV 3') ? 'it begins with "#FORMAT=WebAnno TSV 3"' : undefined,
  unannotated: isBlank,
  pairKey: pairKeyOf,
  names: (id) => [id],
  examine: examineWebanno,
  decide: decideWebanno,
  read: readWebanno,
  write: writeWebanno,
});
