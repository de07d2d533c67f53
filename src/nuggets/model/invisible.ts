import type { TokenTable } from '../../formats/token-table/read.ts';

/**
 * Words that do not count (footnote 4 of the 2015 document): an annotator may include the "a" of "takes a shower" or not.
 * "it", "that" and some pronouns are missing on purpose, because they can be event nuggets.
 */
export const invisibleWords2015: readonly string[] = [
  ...['the', 'a', 'an'],
  ...['I', 'you', 'he', 'she', 'we', 'my', 'your', 'her', 'our'],
  ...['who', 'what', 'where', 'when'],
];

export interface InvisibleRule {
  readonly words: readonly string[];
  /** Whether a word of the list that has capitals is found. The public tool lower-cases the token and not the list. */
  readonly ignoreCaseOfList: boolean;
  /** Whether the first row of a table is skipped even where it is a token. */
  readonly skipFirstRow: boolean;
}

/** The ids of the tokens of a document that do not count. */
export function invisibleTokens({ tokens, header }: TokenTable, rule: InvisibleRule): Set<string> {
  const words = new Set(rule.ignoreCaseOfList ? rule.words.map((word) => word.toLowerCase()) : rule.words);
  const counted = rule.skipFirstRow && !header ? tokens.slice(1) : tokens;
  const invisible = counted.filter(({ text }) => words.has(text.trim().toLowerCase()));
  return new Set(invisible.map(({ id }) => id));
}
