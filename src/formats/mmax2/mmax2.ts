import { defineFormat } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { rootOf } from '../xml/root.ts';
import { mmax2Codes } from './codes.ts';
import { corefAttribute } from './options.ts';
import { readMmax2 } from './read.ts';
import { besideLevels, wordPaths } from './words.ts';

const ROOT_NAMES: ReadonlySet<string> = new Set(['markables', 'words', 'mmax_project']);

/** The coreference level of an MMAX2 project. See docs/formats/mmax2.md. */
export const mmax2 = defineFormat({
  id: 'mmax2',
  label: 'MMAX2',
  holds: ['words', 'gaps', 'minima', 'types', 'relations'],
  beside: besideLevels,
  companions: [{ extension: '_words.xml', content: 'the words', paths: wordPaths }],
  codes: mmax2Codes,
  parameters: [corefAttribute],
  tokenColumns: [],
  wording: {
    sign: 'an MMAX2 file of markables has <markables> with <markable span="word_1..word_2">',
    documentStart: 'an element <markables>',
    border: 'file',
    naming: 'name their files',
    asking: 'name it as its file, without _coref_level.xml',
    noMentions: 'check that the file is the one of the coreference level',
  },
  detect: (head) =>
    ROOT_NAMES.has(rootOf(head)) ? `it is XML, and begins with <${rootOf(head)}>` : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readMmax2,
});
