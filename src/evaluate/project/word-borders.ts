import { CodePoints } from '../../core/code-points.ts';
import type { Document } from '../../core/document.ts';

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Number of mentions that begin and end between words of a text, in which their positions count characters; a place between two letters is within a word. */
export function mentionsAtBorders(text: string, { mentions }: Pick<Document, 'mentions'>): number {
  const points = new CodePoints(text);
  const isBorder = (position: number): boolean => {
    if (position <= 0 || position >= points.length) return position === 0 || position === points.length;
    const at = points.toUnits(position);
    const before = String.fromCodePoint(
      text.codePointAt(at >= 2 && isLow(text, at - 1) ? at - 2 : at - 1) ?? 0,
    );
    const after = String.fromCodePoint(text.codePointAt(at) ?? 0);
    return !(LETTER.test(before) && LETTER.test(after));
  };
  let count = 0;
  for (const { start, end } of mentions) if (isBorder(start) && isBorder(end)) count++;
  return count;
}

const isLow = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** The share of the mentions of the file with the text that show that its words have borders, and the most of the other file that leave doubts. */
const [MIN_OWN, MAX_OTHER] = [0.8, 0.5];

/**
 * Whether two documents that count characters, one of them without its text, count them in different texts: mentions of the one with the text begin and end with words, as in any
 * language that separates them, and most of the other do not.
 */
export function countOtherCharacters(key: Document, response: Document): boolean {
  const [known, other] = key.text === undefined ? [response, key] : [key, response];
  const { text } = known;
  if (text === undefined || other.text !== undefined || other.mentions.length === 0) return false;
  const share = (document: Document) => mentionsAtBorders(text, document) / document.mentions.length;
  return share(other) < MAX_OTHER && share(known) >= MIN_OWN;
}
