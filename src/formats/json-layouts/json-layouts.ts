import { defineFormat } from '../format.ts';
import { jsonCodes } from '../jsonlines/codes.ts';
import { layer } from '../layer.ts';
import { pairKeyOf } from '../pair-key.ts';
import { detectLayout } from './detect.ts';
import { readLayouts } from './read.ts';

/** JSON of data sets and annotation tools. See docs/formats/json-layouts.md. */
export const jsonLayouts = defineFormat({
  id: 'json-layouts',
  label: 'JSON of data sets and annotation tools: MAVEN-ERE, RuCoCo, SciREX, DocRED, Label Studio and others',
  holds: ['words', 'gaps', 'types', 'relations', 'crossDocument'],
  companions: [],
  codes: jsonCodes,
  parameters: [layer],
  tokenColumns: [],
  wording: {
    sign: 'the JSON of a data set or a tool has the members of one of the layouts of docs/formats/json-layouts.md',
    documentStart: 'a JSON object with the members of a known layout',
    border: 'object',
    naming: 'name them with the member that the layout has for it, such as "doc_id"',
    asking: 'name it as in the file',
    noMentions: 'check that the lists of mentions are not empty',
  },
  detect: detectLayout,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readLayouts,
});
