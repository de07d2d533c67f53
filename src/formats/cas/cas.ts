import { defineFormat } from '../format.ts';
import { firstByte, headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { standoffCodes } from '../standoff/codes.ts';
import { corefLayer } from '../webanno/read.ts';
import { rootOf } from '../xml/root.ts';
import { readCasJson } from './read-json.ts';
import { readXmi } from './read-xmi.ts';

const shared = {
  holds: ['words', 'gaps', 'types', 'relations'],
  companions: [],
  codes: standoffCodes,
  parameters: [corefLayer],
  tokenColumns: [],
  pairKey: pairKeyOf,
  names: (id: string) => [id],
} as const;

const wording = {
  border: 'file',
  naming: 'name them in documentTitle of DocumentMetaData, or rename the files',
  asking: 'name it as in documentTitle without the extension, or as its file',
  noMentions: 'check that the file was exported with its coreference layer',
} as const;

/** Tools export the types of the annotation beside it. */
const besideTypes = (names: readonly string[]) => {
  const isThere = names.some((name) => /\.xmi$/i.test(name));
  return (name: string): boolean => isThere && /(?:^|\/)type_?system\.xml$/i.test(name);
};

/** UIMA XMI, as INCEpTION, WebAnno, DKPro and CorefAnnotator write it. See docs/formats/xmi.md. */
export const xmi = defineFormat({
  ...shared,
  id: 'xmi',
  label: 'UIMA XMI (INCEpTION, WebAnno, DKPro, CorefAnnotator)',
  beside: besideTypes,
  wording: { ...wording, sign: 'an XMI file begins with <xmi:XMI>', documentStart: 'an element <xmi:XMI>' },
  detect: (head) => (rootOf(head) === 'xmi:XMI' ? 'its first element is <xmi:XMI>' : undefined),
  read: readXmi,
});

/** UIMA CAS as JSON, as INCEpTION and cassis write it. See docs/formats/cas-json.md. */
export const casJson = defineFormat({
  ...shared,
  id: 'cas-json',
  label: 'UIMA CAS JSON (INCEpTION, cassis)',
  wording: {
    ...wording,
    sign: 'a UIMA file in JSON has the member "%FEATURE_STRUCTURES"',
    documentStart: 'a JSON object with "%FEATURE_STRUCTURES"',
  },
  detect: (head) =>
    firstByte(head) === 123 && /"%(?:TYPES|FEATURE_STRUCTURES)"\s*:/.test(headText(head))
      ? 'it is JSON with the members of a UIMA CAS'
      : undefined,
  read: readCasJson,
});
