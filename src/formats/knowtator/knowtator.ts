import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { standoffCodes } from '../standoff/codes.ts';
import { rootOf } from '../xml/root.ts';
import { readKnowtator, textPaths } from './read.ts';

/** Knowtator 1 and 2. See docs/formats/knowtator.md. */
export const knowtator = defineFormat({
  id: 'knowtator',
  label: 'Knowtator (CRAFT)',
  holds: ['words', 'gaps', 'types'],
  companions: [{ extension: '.txt', content: 'the annotated text', paths: textPaths }],
  codes: standoffCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a Knowtator file has <knowtator-project>, or <annotations textSource="…">',
    documentStart: 'an element <knowtator-project> or <annotations>',
    border: 'file',
    naming: 'name them in <document id="…">, or rename the files',
    asking: 'name it as in <document id="…">',
    noMentions: 'check that chains list their mentions',
  },
  detect: (head) => {
    const root = rootOf(head);
    const isFirst = root === 'annotations' && /<annotations\s[^>]*\btextSource=/.test(headText(head));
    return root === 'knowtator-project' || isFirst
      ? `its first element is <${root}>, of Knowtator`
      : undefined;
  },
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readKnowtator,
});
