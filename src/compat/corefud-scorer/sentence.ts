import { ScorerFailure } from '../lookups/failure.ts';

/**
 * A sentence with its words and empty nodes in their order. The words of both files are compared by their codes: numbers
 * that order words by sentence and ID (3 < 3.1 < 3.2 < 4).
 */
export interface Sentence {
  /** Running number in the file, from 1. */
  readonly number: number;
  readonly id: string;
  /** Name of the document that starts here; true without a name. */
  readonly newdoc: string | true | undefined;
  /** Ascending codes of words and empty nodes. */
  readonly codes: readonly number[];
  /** Words that carry annotation, by code. */
  readonly annotated: readonly Annotated[];
  /** Where the form of each word starts and ends in the text, without empty nodes. */
  readonly forms: readonly number[];
  /** DEPS by code, of empty nodes only: nothing else asks for them. */
  readonly deps: ReadonlyMap<number, string>;
}

interface Annotated {
  readonly code: number;
  /** The column MISC, which contains `Entity=`, `Bridge=` or `Split`. */
  readonly misc: string;
}

const MAX_MINOR = 2 ** 10;
const MAX_WORD = 2 ** 20;
const MAX_SENTENCES = 2 ** 22;

export const isEmptyNode = (code: number): boolean => code % MAX_MINOR > 0;

/** Whether words follow one another, without empty nodes. */
export const isRun = (codes: readonly number[]): boolean =>
  codes[codes.length - 1] - codes[0] === (codes.length - 1) * MAX_MINOR && !codes.some(isEmptyNode);

export const sentenceOfWord = (code: number): number => Math.floor(code / (MAX_MINOR * MAX_WORD));

/** The code of an ID; undefined if it is not one. */
export function wordCode(sentence: number, id: string): number | undefined {
  const dot = id.indexOf('.');
  const word = wholeNumber(dot < 0 ? id : id.slice(0, dot));
  const minor = dot < 0 ? 0 : wholeNumber(id.slice(dot + 1));
  if (word >= MAX_WORD || minor >= MAX_MINOR || sentence >= MAX_SENTENCES) {
    throw new ScorerFailure(`sentence ${sentence}, word ${id}: beyond the limits of this program`);
  }
  if (word < 0 || minor < 0 || (dot >= 0 && minor === 0)) return undefined;
  return (sentence * MAX_WORD + word) * MAX_MINOR + minor;
}

/** −1 if a text is not a whole number; of more digits than any ID has, a number that is too large. */
function wholeNumber(text: string): number {
  let number = text === '' ? -1 : 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

const SENTENCE_ID = /^# sent_id\s*=?\s*(\S+)/;
const NEW_DOCUMENT = /^# newdoc(?:\s+id\s*=\s*(.+))?$/;
const HAS_ANNOTATION = /Entity=|Bridge=|Split/;

/** Reads the lines from `start` to `end`; undefined if they have no word. */
export function readSentence(
  text: string,
  start: number,
  end: number,
  number: number,
  onComment: (line: string) => void,
): Sentence | undefined {
  let id: string | undefined;
  let newdoc: string | true | undefined;
  let sorted = true;
  const codes: number[] = [];
  const forms: number[] = [];
  const parents: number[] = [];
  const annotated: Annotated[] = [];
  const deps = new Map<number, string>();
  for (let from = start, to = 0; from < end; from = to + 1) {
    to = text.indexOf('\n', from);
    if (to < 0 || to > end) to = end;
    if (to === from) continue;
    if (text.charCodeAt(from) === HASH) {
      const line = text.slice(from, to);
      id = SENTENCE_ID.exec(line)?.[1] ?? id;
      const document = NEW_DOCUMENT.exec(line);
      if (document !== null) newdoc = document[1] ?? true;
      onComment(line);
      continue;
    }
    const idEnd = columnEnd(text, from, to);
    const code = codeAt(text, from, idEnd, number);
    if (code === MULTIWORD) continue;
    if (code === undefined) throw new ScorerFailure(`The line has no ID of a word: ${text.slice(from, to)}`);
    if (codes.length > 0 && code <= codes[codes.length - 1]) sorted = false;
    codes.push(code);
    if (isEmptyNode(code)) {
      deps.set(code, column(text, from, to, DEPS));
    } else {
      forms.push(Math.min(idEnd + 1, to), columnEnd(text, Math.min(idEnd + 1, to), to));
      parents.push(headNumber(text, from, to));
    }
    const misc = annotation(text, from, to);
    if (misc !== undefined) annotated.push({ code, misc });
  }
  if (forms.length === 0) return undefined;
  checkTree(parents, number);
  if (!sorted) {
    codes.sort((a, b) => a - b);
    annotated.sort((a, b) => a.code - b.code);
  }
  return { number, id: id ?? String(number), newdoc, codes, annotated, forms, deps };
}

const HASH = 35;
const TAB = 9;
const ZERO = 48;
const HEAD = 6;
const DEPS = 8;
const MISC = 9;
const MULTIWORD = -1;

function columnEnd(text: string, from: number, to: number): number {
  let end = from;
  while (end < to && text.charCodeAt(end) !== TAB) end++;
  return end;
}

/** The text of a column, `_` if the line has fewer. */
function column(text: string, from: number, to: number, number: number): string {
  let start = from;
  for (let passed = 0; passed < number; passed++) {
    start = columnEnd(text, start, to) + 1;
    if (start > to) return '_';
  }
  return text.slice(start, columnEnd(text, start, to));
}

/** The code of an ID; most IDs are numbers of a few digits. */
function codeAt(text: string, from: number, to: number, sentence: number): number | undefined {
  let word = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9 && at - from < 6) {
      word = word * 10 + digit;
      continue;
    }
    const id = text.slice(from, to);
    return id.includes('-') ? MULTIWORD : wordCode(sentence, id);
  }
  return from === to ? undefined : (sentence * MAX_WORD + word) * MAX_MINOR;
}

/** The column MISC if it can contain annotation of coreference. */
function annotation(text: string, from: number, to: number): string | undefined {
  // A line without annotation ends with `_`, alone in its column.
  if (text.charCodeAt(to - 1) === UNDERSCORE && text.charCodeAt(to - 2) === TAB) return undefined;
  const misc = column(text, from, to, MISC);
  return HAS_ANNOTATION.test(misc) ? misc : undefined;
}

const UNDERSCORE = 95;

/** The column HEAD; `_` is the root. */
function headNumber(text: string, from: number, to: number): number {
  const head = column(text, from, to, HEAD);
  if (head === '_') return 0;
  const number = wholeNumber(head);
  if (number < 0) throw new ScorerFailure(`"${head}" is not the number of a parent: ${text.slice(from, to)}`);
  return number;
}

/** udapi refuses parents that do not exist, and cycles. */
function checkTree(parents: readonly number[], sentence: number): void {
  /** 0: not visited; otherwise the walk that visited the word. */
  const visited = new Int32Array(parents.length + 1);
  parents.forEach((parent, i) => {
    if (parent > parents.length) {
      throw new ScorerFailure(`sentence ${sentence}, word ${i + 1}: HEAD is out of range (${parent})`);
    }
    let word = i + 1;
    while (word > 0 && visited[word] === 0) {
      visited[word] = i + 1;
      word = parents[word - 1];
    }
    if (word > 0 && visited[word] === i + 1) {
      throw new ScorerFailure(`sentence ${sentence}, word ${word}: the dependency tree has a cycle`);
    }
  });
}
