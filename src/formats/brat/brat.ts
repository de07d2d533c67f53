import { companionPath } from '../companions.ts';
import { defineFormat } from '../format.ts';
import { headText } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { writtenText } from '../text-layout.ts';
import { bratCodes } from './codes.ts';
import { decideBrat, examineBrat } from './examine.ts';
import { corefRelation, corefType } from './options.ts';
import { readBratCoreference } from './read-coreference.ts';
import { writeBratCoreference } from './write-coreference.ts';

/** The path of the companion of files with an extension; other files have none. */
const beside = (named: string, extension: string) => (path: string) =>
  path.endsWith(named) ? [companionPath(path, extension)] : [];

/** Annotation in `.ann`, the text beside it in `.txt`. See docs/formats/brat.md. */
export const brat = defineFormat({
  id: 'brat',
  label: 'brat standoff annotation',
  extension: '.ann',
  holds: ['words', 'gaps', 'types', 'relations'],
  beside: () => (name) => /(?:^|\/)(?:annotation|visual|tools|kb_shortcuts)\.conf$/.test(name),
  companions: [
    { extension: '.txt', content: 'the annotated text' },
    // BioNLP-ST splits the annotation of a text into two files; either of them may be named.
    { extension: '.a1', content: 'the given annotation, beside .a2', paths: beside('.a2', '.a1') },
    { extension: '.a2', content: 'the rest of the annotation, beside .a1', paths: beside('.a1', '.a2') },
  ],
  codes: bratCodes,
  parameters: [corefRelation, corefType],
  tokenColumns: [],
  wording: {
    sign: 'a brat file has lines such as "T1⇥Person 0 9⇥Tom Jones"',
    documentStart: 'a line such as "T1⇥Person 0 9⇥Tom Jones"',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the file has T lines',
  },
  detect: (head) => detectBrat(headText(head)),
  unannotated: (head) => hasBratLines(`${headText(head)}\n`),
  examine: examineBrat,
  decide: decideBrat,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readBratCoreference,
  write: writeBratCoreference,
  writtenUnits: ['token', 'character'],
  writeCompanion: writtenText,
});

/** Every line but the last, which may be cut off, begins with the kind of an annotation; some line is text-bound. */
function detectBrat(text: string): string | undefined {
  const isText = /^T\d+\t\S+ \d+ \d+/m.test(text);
  if (!isText) return undefined;
  if (hasBratLines(text)) return 'all lines are those of brat, such as "T1" with a type and offsets';
  const lines = text.split(/\r?\n/).slice(0, -1);
  const odd = lines.filter((line) => line.trim() !== '' && !BRAT_LINE.test(line)).length;
  return BRAT_LINE.test(lines[0] ?? '') && MIN_LINES_FOR_ODD * odd <= lines.length
    ? `all lines but ${odd} are those of brat`
    : undefined;
}

/** One in so many lines may be broken: the reader names it. */
const MIN_LINES_FOR_ODD = 3;
const BRAT_LINE = /^[TREAMN#*]\d*\t/;

const hasBratLines = (text: string): boolean => {
  const lines = text.split(/\r?\n/).slice(0, -1);
  return lines.every((line) => line.trim() === '' || BRAT_LINE.test(line));
};
