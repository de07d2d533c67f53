import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { rootOf } from '../xml/root.ts';
import { corenlpCodes } from './codes.ts';
import { readCorenlp } from './read.ts';

/** The XML output of Stanford CoreNLP. See docs/formats/corenlp.md. */
export const corenlp = defineFormat({
  id: 'corenlp',
  label: 'CoreNLP XML',
  holds: ['words', 'heads'],
  entityNames: 'none',
  companions: [],
  codes: corenlpCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a CoreNLP XML file has <root> with <document>, <sentences> and <coreference>',
    documentStart: 'an element <document> in <root>',
    border: 'file',
    naming: 'name them in <docId>',
    asking: 'name it as in <docId>, or as its file',
    noMentions: 'check that CoreNLP ran with the annotator "coref"',
  },
  // The coreference follows the sentences, often after the first bytes.
  detect: (head) =>
    rootOf(head) === 'root' && /<root>\s{0,99}<document>/.test(headText(head))
      ? 'it is XML, and begins with <root> and <document>'
      : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readCorenlp,
});
