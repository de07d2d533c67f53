import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { tbfCodes } from './codes.ts';
import { readTbfCoreference } from './read-coreference.ts';
import { writeTbfCoreference, writeTbfText } from './write-coreference.ts';

const BEGIN_EXAMPLE = 'a line "#BeginOfDocument NAME"';

/** Mentions and relations of events, all documents in one file. See docs/formats/tbf.md. */
export const tbf = defineFormat({
  id: 'tbf',
  label: 'tbf (TAC KBP event nuggets)',
  holds: ['words', 'gaps', 'types', 'relations'],
  companions: [{ extension: '.txt', content: 'the text of the document, if the file has only one' }],
  codes: tbfCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: `a tbf file has ${BEGIN_EXAMPLE}`,
    documentStart: BEGIN_EXAMPLE,
    border: '"#BeginOfDocument" line',
    naming: 'name them in the "#BeginOfDocument" lines',
    asking: 'name it as in its "#BeginOfDocument" line',
    noMentions: 'check that the file has mention lines with seven columns',
  },
  hasOwnSign: true,
  detect: (head) =>
    /^\ufeff?\s*#BeginOfDocument/m.test(headText(head)) ? 'a line begins with "#BeginOfDocument"' : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readTbfCoreference,
  write: writeTbfCoreference,
  writtenUnits: ['token', 'character'],
  writeCompanion: writeTbfText,
});
