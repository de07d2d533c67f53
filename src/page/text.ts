import type { Document, Tokens } from '../core/document.ts';
import type { PageDocument } from './types.ts';

export type PageText = Pick<
  PageDocument,
  'text' | 'tokenStarts' | 'tokenEnds' | 'emptyNodes' | 'length' | 'sentences'
>;

/** Shown for an empty node. */
const EMPTY_NODE_SIGN = '∅';

/** The words of a document with the blanks between them, and where each is. Words are copied: the bytes may be reused. */
export function pageText({ tokens, length, unit, sentences }: Document): PageText {
  const words = unit === 'token' ? tokens : undefined;
  const count = words?.length ?? 0;
  const emptyNodes = words?.emptyNodes ?? new Set<number>();
  const tokenStarts = new Int32Array(count);
  const tokenEnds = new Int32Array(count);
  const pieces: string[] = [];
  let [at, before] = [0, ''];
  for (let t = 0; words !== undefined && t < count; t++) {
    const word = emptyNodes.has(t) ? EMPTY_NODE_SIGN : words.at(t);
    if (hasBlankBefore(words, t, before, word)) {
      pieces.push(' ');
      at++;
    }
    pieces.push(word);
    tokenStarts[t] = at;
    at += word.length;
    tokenEnds[t] = at;
    before = word;
  }
  const text = pieces.join('');
  return { text, tokenStarts, tokenEnds, emptyNodes, length, sentences: rowsOf(sentences, count) };
}

/** Longest row, in tokens. Longer sentences are cut, so that drawing a row never takes long. */
const MAX_ROW_TOKENS = 150;

/** First tokens of the rows in which the text is shown: its sentences, cut where they are too long. */
function rowsOf(sentences: ArrayLike<number>, count: number): Int32Array {
  const rows = [0];
  const borders = [...Array.from(sentences).filter((start) => start > 0 && start < count), count];
  for (const border of borders) {
    while (border - rows[rows.length - 1] > MAX_ROW_TOKENS) rows.push(rows[rows.length - 1] + MAX_ROW_TOKENS);
    if (border < count) rows.push(border);
  }
  return Int32Array.from(rows);
}

/** Tokens that follow the word before them without a blank. */
const CLOSING_TOKEN =
  /^(?:[.,;:!?)\]}%”’»…]+|''|['’](?:s|S|m|M|d|D|re|RE|ve|VE|ll|LL)?|n['’]t|N['’]T|-R[RSC]B-)$/u;
/** Tokens that the next word follows without a blank. */
const OPENING_TOKEN = /^(?:[([{$£€“‘«#]+|``|-L[RSC]B-)$/u;
/** Scripts that are written without blanks. */
const UNSPACED_SCRIPT =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a blank is shown before a token: as in the source where offsets are known, otherwise by the words. */
export function hasBlankBefore(tokens: Tokens, index: number, before: string, word: string): boolean {
  if (index === 0) return false;
  const { offsets } = tokens;
  if (offsets !== undefined) return offsets[index][0] > offsets[index - 1][1];
  if (CLOSING_TOKEN.test(word) || OPENING_TOKEN.test(before)) return false;
  return !(UNSPACED_SCRIPT.test(lastOf(before)) && UNSPACED_SCRIPT.test(firstOf(word)));
}

const firstOf = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 32);
const lastOf = (word: string): string => word.slice(-2).replace(/^[^\ud800-\udbff](?=.)/u, '');
