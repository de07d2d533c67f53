import type { Document } from '../core/document.ts';
import { differInMany, isMasked, wordDifference } from '../core/tokens.ts';
import type { Report } from '../problems/problem.ts';
import { problem } from './codes.ts';

/** One in so many words may differ, and lengths may differ by one in so many words of the key: more is an error. */
const WORDS_PER_DIFFERENCE = 10;

/**
 * Reports where the texts of key and response differ. Mentions are matched by position, so a response that is shifted by
 * one token loses nearly every mention, and its score would be that of another text. Masked words are not compared.
 */
export function compareTexts(key: Document, response: Document, report: Report): void {
  if (key.tokens?.digest !== undefined && key.tokens.digest === response.tokens?.digest) return;
  if (key.isCut || response.isCut || isTextless(key) || isTextless(response)) return;
  const place = { document: key.id, file: response.file, line: response.line };
  const isMaskedSide = [key, response].some(({ tokens }) => tokens !== undefined && isMasked(tokens));
  if (key.length !== response.length) {
    const isError =
      !isMaskedSide && WORDS_PER_DIFFERENCE * Math.abs(key.length - response.length) > key.length;
    report(
      problem(
        'text/length',
        `Document ${key.id} has ${key.length} tokens in the key and ${response.length} in the response.`,
        {
          ...place,
          severity: isError ? 'error' : 'warning',
          help: `mentions are matched by token position; check the tokenisation, and whether a file is truncated${isError ? allowing('text/length') : ''}`,
        },
      ),
    );
  }
  const isOther =
    (!isMaskedSide && reportWords(key, response, report, place)) || key.length !== response.length;
  if (isOther && namesDiffer(key, response)) report(otherDocument(key, response, place));
  if (key.sentences.length > 0 && response.sentences.length > 0 && key.length === response.length) {
    const at = firstDifference(key.sentences, response.sentences);
    if (at >= 0) {
      report(
        problem(
          'text/sentences',
          `Document ${key.id} has different sentence breaks in the response, from token ${at} on.`,
          {
            ...place,
            help: 'this does not change any score here; it does in scorers that count tokens by sentence',
          },
        ),
      );
    }
  }
}

/** Whether a document has neither words nor a length, so that nothing can be compared. */
const isTextless = ({ tokens, text, length }: Document): boolean =>
  tokens === undefined && text === undefined && length === 0;

/** A document without a name may be any document. */
const namesDiffer = (key: Document, response: Document): boolean =>
  key.id !== '' && response.id !== '' && key.id !== response.id && key.pairKey !== response.pairKey;

const otherDocument = (key: Document, response: Document, place: object) =>
  problem(
    'document/other',
    `The response to document ${key.id} is ${response.id}, and its text is different.`,
    {
      ...place,
      expected: 'a response to the same text',
      help: 'check which file is which, or pass --lenient to score them as the same document',
    },
  );

/** Reports a difference in the words; returns whether there is one. */
function reportWords(key: Document, response: Document, report: Report, place: object): boolean {
  if (key.tokens === undefined || response.tokens === undefined) return false;
  const difference = wordDifference(key.tokens, response.tokens);
  if (difference === null) return false;
  const { first, count } = difference;
  const isError = differInMany(key.tokens, response.tokens, WORDS_PER_DIFFERENCE);
  const words = [key.tokens.at(first), response.tokens.at(first)].map((word) =>
    JSON.stringify(shorten(word)),
  );
  const line = response.tokens.lineAt?.(first);
  report(
    problem(
      'text/words',
      `Document ${key.id} has different words in the response: ${count} of ${key.length}, first token ${first}, ${words[0]} in the key and ${words[1]} in the response.`,
      {
        ...place,
        severity: isError ? 'error' : 'warning',
        ...(line === undefined ? {} : { line, mark: response.tokens.at(first) }),
        help: `mentions are matched by token position; check that both files have the same text${isError ? allowing('text/words') : ''}`,
      },
    ),
  );
  return true;
}

/** The option that lets a document with another text be scored, for the advice of an error. */
export const allowing = (code: 'text/length' | 'text/words'): string =>
  `; --allow ${code} scores it nevertheless`;

const shorten = (word: string) => (word.length > 40 ? `${word.slice(0, 40)}…` : word);

/** The first token at which two lists of sentence starts differ, or −1. */
function firstDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (a[i] !== b[i]) return Math.min(a[i] ?? b[i], b[i] ?? a[i]);
  }
  return -1;
}
