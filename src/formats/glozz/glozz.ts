import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { standoffCodes } from '../standoff/codes.ts';
import { rootOf } from '../xml/root.ts';
import { readGlozz } from './read.ts';

/** Glozz: units, relations and schemas over a text. See docs/formats/glozz.md. */
export const glozz = defineFormat({
  id: 'glozz',
  label: 'Glozz (ANCOR)',
  holds: ['words', 'types', 'relations'],
  companions: [{ extension: '.ac', content: 'the annotated text' }],
  codes: standoffCodes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'a Glozz file has <annotations> with <unit> elements that have a <positioning>',
    documentStart: 'an element <annotations> with units',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the file has the units of the mentions',
  },
  detect: (head) =>
    rootOf(head) === 'annotations' &&
    /<(?:unit|relation|schema)\s[^>]*\bid=|<metadata\s[^>]*corpusHashcode/.test(headText(head))
      ? 'its first element is <annotations>, with units of Glozz'
      : undefined,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readGlozz,
});
