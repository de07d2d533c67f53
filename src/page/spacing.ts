import type { Tokens } from '../core/document.ts';

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
