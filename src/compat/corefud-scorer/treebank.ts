import { ScorerFailure } from '../lookups/failure.ts';
import { readSentence, type Sentence } from './sentence.ts';

/**
 * A CoNLL-U file as udapi reads it for the CorefUD scorer (docs/compat/corefud-scorer.md): sentences in their order, and
 * the entities with their mentions.
 */
export interface Treebank {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  /** `global.Entity`; the last header of the file is valid for all of it. */
  readonly header: string | undefined;
}

const GLOBAL_ENTITY = /^# global.Entity\s*=\s*(\S+)/;

export function readTreebank(bytes: Uint8Array, path: string): Treebank {
  const text = decoded(bytes, path);
  const sentences: Sentence[] = [];
  let header: string | undefined;
  let start = 0;
  while (start < text.length) {
    const blank = text.indexOf('\n\n', start);
    const end = blank < 0 ? text.length : blank;
    const sentence = readSentence(text, start, end, sentences.length + 1, (comment) => {
      header = GLOBAL_ENTITY.exec(comment)?.[1] ?? header;
    });
    if (sentence !== undefined) sentences.push(sentence);
    start = end;
    while (text.charCodeAt(start) === NEWLINE) start++;
  }
  return { text, sentences, header };
}

const NEWLINE = 10;

/** As Python opens a text: UTF-8 with or without a mark, all line ends alike. */
function decoded(bytes: Uint8Array, path: string): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ScorerFailure(`${path} is not UTF-8`);
  }
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
