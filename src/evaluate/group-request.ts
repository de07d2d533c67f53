import { UsageError } from '../problems/problem.ts';

/** Documents that belong together, as a user names them. */
export interface GroupPattern {
  readonly name: string;
  /** A document name in which `*` is any text. */
  readonly pattern: string;
}

/** How documents form groups: by patterns of their names, by the folders of the key, or by their genres. */
export type GroupRequest = readonly GroupPattern[] | 'folder' | 'genre';

const isWay = (text: string): text is 'folder' | 'genre' => text === 'folder' || text === 'genre';

/** The groups that texts ask for: patterns, or one way of forming groups. Undefined for no texts. */
export function groupRequest(texts: readonly string[]): GroupRequest | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  if (!texts.some(isWay)) return texts.map((text) => groupPattern(text, 'NAME=PATTERN, folder or genre'));
  if (texts.length > 1 || !isWay(first))
    throw new UsageError('There can be one kind of groups: patterns, folder or genre.');
  return first;
}

/** A group as a user writes it, `NAME=PATTERN`. */
export function groupPattern(text: string, expected = 'NAME=PATTERN'): GroupPattern {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new UsageError(`Expected ${expected}, such as news='nw/*', but found "${text}".`);
  return { name: text.slice(0, at), pattern: text.slice(at + 1) };
}

/** The request as a user writes it. */
export const groupRequestTexts = (by: GroupRequest): readonly string[] =>
  typeof by === 'string' ? [by] : by.map(({ name, pattern }) => `${name}=${pattern}`);
