import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document, Mention, TokenColumn, Tokens } from '../core/document.ts';
import { headToken, isNameTag, tagAt, tagsOf } from '../core/head-tags.ts';
import { type SentenceTrees, sentenceTrees } from './trees.ts';

export type MentionKind = 'pronoun' | 'name' | 'nominal';

/** What the analysis of errors must know about mentions. */
export interface Predicates {
  /** The token that represents a mention. */
  head(mention: Mention): number;
  /** Whether the token at the first (or last) position of a mention is ignored when spans are compared. */
  isTrimmed(token: number, position: 'first' | 'last'): boolean;
  isPronoun(mention: Mention): boolean;
  /** `undefined` where nothing is known about the head. */
  kind(mention: Mention): MentionKind | undefined;
  /** The tag of the head as the file has it; undefined if there is none. */
  tag(mention: Mention): string | undefined;
}

/** Word lists for pronouns, used where tokens have no tags. */
export const pronounLists = {
  none: 'without tags, no mention is a pronoun',
  en: 'English pronouns, where a token has no tag',
} as const;

export type PronounList = keyof typeof pronounLists;

export interface PredicateOptions {
  /** Whether heads are taken from the parse column, and pronouns and trimming are those of Kummerfeld & Klein's program. */
  readonly trees: boolean;
  readonly pronouns: PronounList;
}

export const PARSE_COLUMN = 'parse';

/** Penn Treebank tags of pronouns; determiners count, since a mention of one determiner is a pronoun. */
const PRONOUN_TAGS: ReadonlySet<string> = new Set(['PRP', 'PRP$', 'WP', 'WP$', 'WDT', 'WRB', 'DT']);

/** The predicates for a pair. Words and columns are those of the key, or of the response where the key has none. */
export function predicatesFor({ key, response }: AlignedPair, options: PredicateOptions): Predicates {
  const [tokens] = [key, response].flatMap(documentTokens);
  const words = tokens && withOutside(tokens, response.outside);
  const tags = tagsOf({ key, response });
  if (!options.trees) return defaultPredicates(words, tags, options.pronouns);
  const [parsed] = [key, response].filter(({ columns }) => columns?.has(PARSE_COLUMN));
  const trees = parsed === undefined ? undefined : sentenceTrees(parsed, PARSE_COLUMN, tags);
  return treePredicates(words, tags, trees);
}

const documentTokens = ({ unit, tokens }: Document): Tokens[] =>
  unit === 'token' && tokens !== undefined ? [tokens] : [];

/** The words, and after the end of the text those of mentions that are in no place of it. */
const withOutside = (tokens: Tokens, outside: Document['outside']): Tokens => ({
  length: tokens.length,
  at: (token) => outside?.get(token) ?? tokens.at(token),
});

const isOneToken = ({ start, end }: Mention): boolean => end - start === 1;

const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/** Predicates for any language and format: docs/analyze.md, "Heads, pronouns and boundaries". */
function defaultPredicates(
  words: Tokens | undefined,
  tags: TokenColumn | undefined,
  list: PronounList,
): Predicates {
  const tag = (mention: Mention) => tagAt(tags, headToken(mention));
  const isPronoun = (mention: Mention) => {
    if (!isOneToken(mention)) return false;
    const own = tagAt(tags, mention.start);
    if (own !== undefined) return own === 'PRON' || PRONOUN_TAGS.has(own);
    return list === 'en' && words !== undefined && isEnglishPronoun(words.at(mention.start));
  };
  return {
    head: headToken,
    tag,
    isPronoun,
    isTrimmed: (token) => words !== undefined && !hasLetterOrDigit.test(words.at(token)),
    kind: (mention) => {
      if (isPronoun(mention)) return 'pronoun';
      const own = tag(mention);
      if (own === undefined) return undefined;
      return isNameTag(own) ? 'name' : 'nominal';
    },
  };
}

/** The predicates of Kummerfeld & Klein's program, which need English, tags and a parse. */
function treePredicates(
  words: Tokens | undefined,
  tags: TokenColumn | undefined,
  trees: SentenceTrees | undefined,
): Predicates {
  const head = ({ start, end }: Mention) =>
    isOneToken({ start, end, entity: 0 }) ? start : (trees?.headOf(start, end) ?? end - 1);
  const word = (token: number) => words?.at(token) ?? '';
  const tag = (mention: Mention) => tagAt(tags, head(mention));
  const isPronoun = (mention: Mention) =>
    isOneToken(mention) &&
    (PRONOUN_TAGS.has(tags?.at(mention.start) ?? '') || isEnglishPronoun(word(mention.start)));
  return {
    head,
    tag,
    isPronoun,
    isTrimmed: (token, position) =>
      words !== undefined &&
      (word(token) === (position === 'first' ? 'the' : "'s") || isSingleNonLetter(word(token))),
    kind: (mention) => {
      if (isPronoun(mention)) return 'pronoun';
      return isNameTag(tags?.at(head(mention))) ? 'name' : 'nominal';
    },
  };
}

/** One code point that is not an ASCII letter: punctuation, a digit, a Chinese character. */
const isSingleNonLetter = (word: string): boolean => /^[^A-Za-z]$/su.test(word);

/**
 * The English words that count as pronouns whatever their tag. The set is that of the Berkeley Coreference Analyser (Kummerfeld & Klein 2013;
 * ISC licence, copyright 2014 Jonathan K. Kummerfeld), because its counts depend on it.
 */
const englishPronouns: ReadonlySet<string> = new Set(
  [
    'i me my mine myself we us our ours ourselves',
    'you ya your yours yourself yourselves thyself',
    'he him his himself she her hers herself it its itself',
    "they them 'em em their theirs themselves",
    'this that these those',
    'who whom whose whoever whomever what whatever which when where how',
    'one all few several some many most none noone nobody nothing',
    'somebody someone something anybody anyone everybody everyone everything',
  ].flatMap((line) => line.split(' ')),
);

export const isEnglishPronoun = (word: string): boolean => englishPronouns.has(word.toLowerCase());
