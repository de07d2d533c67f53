import type { TokenTable } from '../../formats/token-table/read.ts';

/**
 * Words that are ignored in spans (TAC KBP event nugget task definition (2015), footnote 4): an annotator may or may not
 * include the "a" of "takes a shower". "it", "that" and some pronouns are not listed because they can be event nuggets.
 */
export const invisibleWords2015: readonly string[] = [
  'the',
  'a',
  'an',
  'I',
  'you',
  'he',
  'she',
  'we',
  'my',
  'your',
  'her',
  'our',
  'who',
  'what',
  'where',
  'when',
];

export interface InvisibleRule {
  readonly words: readonly string[];
  /** Whether listed words with capitals are found. evmeval 1.6 converts the token to lower case, but not the list. */
  readonly ignoreCaseOfList: boolean;
  /** Whether the first row of a table is skipped even if it is not a header. */
  readonly skipFirstRow: boolean;
}

/** The ids of the invisible tokens of a document. */
export function invisibleTokens({ tokens, header }: TokenTable, rule: InvisibleRule): Set<string> {
  const words = new Set(rule.ignoreCaseOfList ? rule.words.map((word) => word.toLowerCase()) : rule.words);
  const counted = rule.skipFirstRow && !header ? tokens.slice(1) : tokens;
  const invisible = counted.filter(({ text }) => words.has(text.trim().toLowerCase()));
  return new Set(invisible.map(({ id }) => id));
}
