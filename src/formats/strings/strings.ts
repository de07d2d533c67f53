import { defineFormat } from '../format.ts';
import { isText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { stringsCodes } from './codes.ts';
import { detectAnswer, detectStrings } from './detect.ts';
import { readStrings } from './read.ts';
import { writeStrings } from './write.ts';

/** JSON whose mentions are strings without positions. See docs/formats/strings.md. */
export const strings = defineFormat({
  id: 'strings',
  label: 'JSON lists of strings',
  holds: [],
  entityNames: 'none',
  companions: [],
  codes: stringsCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a JSON file has lists of strings as clusters',
    documentStart: 'a JSON object with lists of strings',
    border: 'line feed',
    naming: 'name them with the key "doc_key" or "id"',
    asking: 'name it as in "doc_key" or "id"',
    noMentions: 'check that the lists are not empty',
  },
  detect: detectStrings,
  detectLast: detectAnswer,
  unannotated: isText,
  pairKey: pairKeyOf,
  names: (id) => [id, pairKeyOf(id)],
  read: readStrings,
  write: writeStrings,
});
