import { type Mark, marks } from '../../page/types.ts';

const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  right: '',
  missing: '−',
  extra: '+',
  boundary: '↔',
  other: '≠',
};
const MARK_WORDS: Readonly<Record<Mark, string>> = {
  right: 'right',
  missing: 'missing',
  extra: 'spurious',
  boundary: 'other boundary',
  other: 'other entity',
};

/** The sign of a mark, by name or code. */
export const signOf = (mark: Mark | number): string =>
  MARK_SIGNS[typeof mark === 'number' ? marks[mark] : mark];
/** The name of a mark for readers. */
export const wordOf = (mark: Mark | number): string =>
  MARK_WORDS[typeof mark === 'number' ? marks[mark] : mark];
