import { defineFormat } from '../format.ts';
import { headText, isBlank } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { litbankCodes } from './codes.ts';
import { readLitbank } from './read.ts';
import { litbankText, writeLitbank } from './write.ts';

/** LitBank: mentions in `.ann` with TABs, the tokens beside them in `.txt`. See docs/formats/litbank.md. */
export const litbank = defineFormat({
  id: 'litbank',
  label: 'LitBank TSV',
  extension: '.ann',
  holds: ['words', 'types', 'relations'],
  companions: [{ extension: '.txt', content: 'the tokens, one sentence in each line' }],
  codes: litbankCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a LitBank file has lines "MENTION" and "COREF" with TABs',
    documentStart: 'a line that begins with MENTION',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the file has MENTION lines',
  },
  detect: (head) =>
    /^(?:MENTION|COREF)\tT\d+\t/m.test(headText(head))
      ? 'a line begins with MENTION or COREF and an id'
      : undefined,
  unannotated: isBlank,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readLitbank,
  write: writeLitbank,
  writeCompanion: litbankText,
});
