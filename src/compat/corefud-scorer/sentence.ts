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
  /** Forms of the words, without empty nodes. */
  readonly forms: readonly string[];
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

/** −1 if a text is not a whole number. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : -1;
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
  const forms: string[] = [];
  const parents: number[] = [];
  const annotated: Annotated[] = [];
  const deps = new Map<number, string>();
  for (let from = start; from < end; ) {
    let to = text.indexOf('\n', from);
    if (to < 0 || to > end) to = end;
    const line = text.slice(from, to);
    from = to + 1;
    if (line === '') continue;
    if (line[0] === '#') {
      id = SENTENCE_ID.exec(line)?.[1] ?? id;
      const document = NEW_DOCUMENT.exec(line);
      if (document !== null) newdoc = document[1] ?? true;
      onComment(line);
      continue;
    }
    const tab = line.indexOf('\t');
    const wordId = tab < 0 ? line : line.slice(0, tab);
    if (wordId.includes('-')) continue;
    const code = wordCode(number, wordId);
    if (code === undefined) throw new ScorerFailure(`"${wordId}" is not the ID of a word: ${line}`);
    if (codes.length > 0 && code <= codes[codes.length - 1]) sorted = false;
    codes.push(code);
    if (isEmptyNode(code)) {
      deps.set(code, line.split('\t', 9)[8] ?? '_');
    } else {
      const formEnd = line.indexOf('\t', tab + 1);
      forms.push(tab < 0 ? '_' : line.slice(tab + 1, formEnd < 0 ? undefined : formEnd));
      parents.push(headNumber(line));
    }
    if (HAS_ANNOTATION.test(line)) annotated.push({ code, misc: line.split('\t', 10)[9] ?? '_' });
  }
  if (forms.length === 0) return undefined;
  checkTree(parents, number);
  if (!sorted) {
    codes.sort((a, b) => a - b);
    annotated.sort((a, b) => a.code - b.code);
  }
  return { number, id: id ?? String(number), newdoc, codes, annotated, forms, deps };
}

/** The column HEAD; `_` is the root. */
function headNumber(line: string): number {
  let from = 0;
  for (let column = 0; column < 6; column++) {
    from = line.indexOf('\t', from) + 1;
    if (from === 0) return 0;
  }
  const to = line.indexOf('\t', from);
  const head = line.slice(from, to < 0 ? undefined : to);
  if (head === '_') return 0;
  const number = wholeNumber(head);
  if (number < 0) throw new ScorerFailure(`"${head}" is not the number of a parent: ${line}`);
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
