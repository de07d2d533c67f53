import { type ScoredDocument, scoredDocument } from '../lookups/scored-document.ts';
import { alignMentions } from './align.ts';
import type { DocumentPair } from './documents.ts';
import type { Mention, NumberedMention } from './entities.ts';
import { isRun } from './sentence.ts';
import type { ScorerSettings } from './settings.ts';

/** A document ready for counting, with the mentions that metrics beyond entities look at. */
export interface PreparedDocument extends ScoredDocument {
  readonly keyMentions: readonly (readonly NumberedMention[])[];
  readonly responseMentions: readonly (readonly NumberedMention[])[];
}

export function prepareDocument(
  pair: DocumentPair,
  { match, keepSingletons, zeros }: ScorerSettings,
): PreparedDocument {
  const numbers = new Map<string, number>();
  const prepared = (entities: readonly (readonly Mention[])[]): NumberedMention[][] =>
    entities
      .map((mentions) => distinct(mentions.map((mention) => numbered(mention, numbers, match === 'head'))))
      .filter((mentions) => keepSingletons || mentions.length > 1);
  const keyMentions = prepared(pair.key);
  const responseMentions = prepared(pair.response);
  // Of equal mentions the first stands for all in the alignment.
  const aligned = alignMentions(
    distinct(keyMentions.flat()),
    distinct(responseMentions.flat()),
    match,
    zeros,
  );
  const entities = (side: NumberedMention[][]): Int32Array[] =>
    side.map((mentions) => Int32Array.from(mentions, ({ number }) => number));
  return {
    ...scoredDocument(entities(keyMentions), entities(responseMentions), numbers.size, aligned),
    keyMentions,
    responseMentions,
  };
}

/** Equal are mentions with the same words; for matching by head the heads must be the same, too. */
function numbered(mention: Mention, numbers: Map<string, number>, byHead: boolean): NumberedMention {
  const words = wordsText(mention.words);
  const identity = byHead ? `${words}/${mention.head}` : words;
  let number = numbers.get(identity);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(identity, number);
  }
  return { words: mention.words, head: mention.head, deps: mention.deps, number };
}

/** A text that only the same words have; short for words that follow one another. */
function wordsText(words: readonly number[]): string {
  if (words.length > 2 && isRun(words)) return `${words[0]}-${words[words.length - 1]}`;
  return words.join(' ');
}

function distinct(mentions: readonly NumberedMention[]): NumberedMention[] {
  const seen = new Set<number>();
  return mentions.filter(({ number }) => !seen.has(number) && seen.add(number));
}
