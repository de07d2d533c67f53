import { type FileRef, type Problem, problem } from '../problems/problem.ts';
import { binaryFile } from './binary-files.ts';
import { detectFormat, HEAD_BYTES } from './detect.ts';
import { headText } from './head-text.ts';

/** A file that another verb reads. */
export interface ForeignFile {
  /** What it is: "brat standoff annotation". */
  readonly label: string;
  /** The command that reads it. */
  readonly help: string;
}

/** Files that are not documents of coreference, by the first line that is not blank, and what can be done with them. */
const signs: readonly (ForeignFile & { readonly sign: RegExp })[] = [
  {
    sign: /^#BeginOfDocument[ \t]/,
    label: 'tbf (TAC KBP event nuggets)',
    help: 'events are scored with: corefeval nuggets score GOLD SYSTEM',
  },
  {
    sign: /^(?:T\d+\t\S+ \d+ \d+(?:;\d+ \d+)*(?:\t|\s*$)|E\d+\t\S+:T\d+(?:\s|$)|[RAM]\d+\t\S+ \S+|\*\t\S+ \S+ |#\d*\tAnnotatorNotes )/,
    label: 'brat standoff annotation',
    help: 'convert events to tbf: corefeval nuggets convert FILE.ann -o FILE.tbf; then: corefeval nuggets score GOLD SYSTEM',
  },
  {
    sign: /^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*)?<(?:rich_ere|deft_ere|event_nuggets?|coreference_annotations?)\b/i,
    label: 'ERE XML',
    help: 'convert events to tbf: corefeval nuggets convert ANNOTATION -f ere -x TEXTS -o FILE.tbf; then: corefeval nuggets score GOLD SYSTEM',
  },
  {
    sign: /^(?:token_id\t[^\n]*|[^\t\n]*\d\t[^\t\n]*\t\d+\t\d+)\r?(?:\n|$)/,
    label: 'a token table',
    help: 'a table is given with the events that refer to it: corefeval nuggets score GOLD SYSTEM -t FILE.tab',
  },
  {
    sign: /^ID\tText\tPronoun\tPronoun-offset\t/,
    label: 'GAP TSV, a decision about one pronoun and two names in each row and not entities',
    help: 'score it with the scorer of GAP (gap_scorer.py), which counts these decisions',
  },
  {
    sign: /^(?:<\?xml[^>]*>\s*)?(?:<\?[^>]*>\s*)*<FoLiA\b/,
    label: 'FoLiA',
    help: 'convert it with foliatools (folia2salt) and Pepper to CoNLL or WebAnno TSV 3',
  },
  {
    sign: /^(?:<\?xml[^>]*>\s*)?<proiel\b/,
    label: 'PROIEL XML',
    help: 'take the treebank from CorefUD, which has it as CoNLL-U; or write clusters as JSON lines',
  },
  {
    sign: /^# S-ID:[^\n]*\n(?:#[^\n]*\n)*[*+] /,
    label: 'KNP output, whose rel tags are between phrases',
    help: 'read it with rhoknp, and write its clusters as JSON lines',
  },
  {
    sign: /^<(?:document|Sentence|text)\s[^>]*>\s*(?:<[^>]*>\s*)*\d+(?:\.\d+)?\t\(\(\t/,
    label: 'SSF (Shakti Standard Format)',
    help: 'convert its chunks and chains to CoNLL first',
  },
  {
    sign: /^<referent\s[^>]*\bgroup="/,
    label: 'the SGML of xrenner',
    help: 'let xrenner write CoNLL instead (-o conll)',
  },
  {
    sign: /^\{\s*"schema": ?"corefeval\/counts\//,
    label: 'a file of counts',
    help: 'counts have numbers and no mentions: compare systems with corefeval compare --counts A B, add parts up with corefeval merge COUNTS; for anything else name the annotated file',
  },
  {
    sign: /^\{\s*"schema": ?"corefeval\/gate\//,
    label: 'a baseline of corefeval gate',
    help: 'a baseline has numbers and no mentions: compare its systems with corefeval compare --counts BASELINE; for anything else name the annotated file',
  },
  {
    sign: /^\{\s*"schema": ?"corefeval\/tokens\//,
    label: 'a JSON file of tokens without annotation, which corefeval tokenize wrote',
    help: 'name the annotated file',
  },
  {
    sign: /^(?:\{\s*"schema": ?"corefeval\/|<!doctype html>[\s\S]{0,400}content="corefeval")/,
    label: 'a report that corefeval wrote',
    help: 'name the annotated file that was scored',
  },
];

/** What a file that a verb cannot read is instead, by its first bytes; `undefined` if it is not recognized. */
export function foreignFile(head: Uint8Array): ForeignFile | undefined {
  const binary = binaryFile(head);
  if (binary !== undefined) return binary;
  const text = headText(head).trimStart();
  return signs.find(({ sign }) => sign.test(text));
}

export const otherFormat = (file: FileRef, { label, help }: ForeignFile): Problem =>
  problem('file/other-format', `The file is ${label}, which is not read here.`, { file, help });

/** What a file is instead, for a verb that does not read documents of coreference either. */
export function foreignToEvents(bytes: Uint8Array): ForeignFile | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  const foreign = foreignFile(head);
  if (foreign !== undefined) return foreign;
  const format = detectFormat(head)?.format;
  return format && { label: format.label, help: 'coreference is scored with: corefeval score KEY RESPONSE' };
}
