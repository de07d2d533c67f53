import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { booknlpCodes } from './codes.ts';
import { readBooknlp } from './read.ts';

/** The `.entities` files of BookNLP, the tokens beside them in `.tokens`. See docs/formats/booknlp.md. */
export const booknlp = defineFormat({
  id: 'booknlp',
  label: 'BookNLP entities',
  holds: ['words', 'types'],
  beside: (names) => {
    const isOutput = names.some((name) => name.endsWith('.entities'));
    return (name) => isOutput && /\.(?:tokens|quotes|supersense|book|book\.html|events?)$/.test(name);
  },
  companions: [{ extension: '.tokens', content: 'the tokens' }],
  codes: booknlpCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a BookNLP file begins with "COREF", "start_token" and "end_token", with TABs between them',
    documentStart: 'the header of BookNLP',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the file has rows after its header',
  },
  detect: (head) =>
    headText(head).startsWith('COREF\tstart_token\tend_token\t')
      ? 'it begins with the header of BookNLP'
      : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readBooknlp,
});
