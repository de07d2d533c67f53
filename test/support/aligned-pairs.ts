import { predicatesFor } from '../../src/analyze/predicates.ts';
import type { AlignedPair } from '../../src/core/aligned-pair.ts';
import type { Document, TokenColumn } from '../../src/core/document.ts';
import { alignPair } from '../../src/evaluate/align-pair.ts';
import { settingsOf } from '../../src/evaluate/settings.ts';
import { documentWith, wordList } from './documents.ts';
import type { Entities } from './evaluate-pairs.ts';

/** Values of tokens, separated by spaces. */
export const columnOf = (text: string): TokenColumn => {
  const values = text.split(' ');
  return { at: (token) => values[token] };
};

/** A document of words that are separated by spaces. */
export function textWith(text: string, entities: Entities, rest: Partial<Document> = {}): Document {
  const words = text.split(' ');
  return documentWith(entities, { length: words.length, tokens: wordList(...words), ...rest });
}

/** Two annotations of one text, aligned. */
export function alignedPair(
  text: string,
  key: Entities,
  response: Entities,
  rest: Partial<Document> = {},
): AlignedPair {
  const sides = [key, response].map((entities) => textWith(text, entities, rest));
  return alignPair(sides[0], sides[1], settingsOf(), () => {}).pair;
}

/** The predicates of a pair by default: heads are last tokens, and no mention is a pronoun without a tag. */
export const predicatesOf = (pair: AlignedPair) => predicatesFor(pair, { trees: false, pronouns: 'none' });
