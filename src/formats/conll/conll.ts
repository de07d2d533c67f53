import { defineFormat, type Examination } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { conllCodes } from './codes.ts';
import { documentStarts, lastDocumentStart } from './document-starts.ts';
import { detectConll } from './header.ts';
import { type ConllOptions, corefColumn, documentColumn } from './options.ts';
import { readConll } from './read.ts';
import { streamConll } from './stream.ts';
import { tokenColumns } from './token-columns.ts';
import { writeConll } from './write.ts';

const HEADER_EXAMPLE = 'a line "#begin document (NAME); part 000"';

/** CoNLL-2011/2012 and similar formats: any number of columns, coreference in the last. See docs/formats/conll.md. */
export const conll = defineFormat({
  id: 'conll',
  label: 'CoNLL-2011/2012 and similar column files',
  extension: '.conll',
  holds: ['words'],
  companions: [],
  codes: conllCodes,
  parameters: [corefColumn, documentColumn],
  tokenColumns: [...tokenColumns.keys()],
  wording: {
    sign: `a CoNLL file has ${HEADER_EXAMPLE}`,
    documentStart: HEADER_EXAMPLE,
    border: '"#begin document" line',
    naming: 'name them in the "#begin document" lines',
    asking: 'name it as in its "#begin document" line, or without brackets and part',
    noMentions: 'check that coreference is in the last column (or name it with --coref-column)',
  },
  hasOwnSign: true,
  detect: detectConll,
  examine: (_, options: ConllOptions) => examined(options),
  cutter: { documentStarts, lastDocumentStart },
  pairKey: pairKeyOf,
  names: (id) => [id, pairKeyOf(id), pairKeyOf(id).replace(/#[^#]*$/, '')],
  read: readConll,
  stream: streamConll,
  write: writeConll,
});

/** Documents that are cut at a column have no borders that could be found without reading them. */
function examined({ documentColumn: column }: ConllOptions): Examination {
  if (column === undefined) return noDecision;
  return { traits: {}, facts: [`documents are cut where column ${column} changes`], whole: true };
}

const noDecision: Examination = { traits: {}, facts: [] };
