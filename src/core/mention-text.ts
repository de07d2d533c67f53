import type { Document } from './document.ts';

/** The words of a mention or of a range of tokens, at most `most` of them; undefined where the document has no words. */
export function rangeText(
  { tokens, unit, outside }: Pick<Document, 'tokens' | 'unit' | 'outside'>,
  start: number,
  end: number,
  most = MAX_SHOWN_WORDS,
): string | undefined {
  const words = outside?.get(start);
  if (words !== undefined) return words;
  if (tokens === undefined || unit !== 'token') return undefined;
  const shown = Math.min(end, start + most, tokens.length);
  let text = shown > start ? tokens.at(start) : '';
  for (let i = start + 1; i < shown; i++) text += ` ${tokens.at(i)}`;
  return shown < end ? `${text} …` : text;
}

/** Maximum number of words of a mention that are shown. */
const MAX_SHOWN_WORDS = 12;
