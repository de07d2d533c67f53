import { CodePoints } from './code-points.ts';
import type { Document } from './document.ts';

/** The words of a mention or of a range of tokens or characters, at most `most` of them; undefined where the document has no words. */
export function rangeText(
  document: Pick<Document, 'tokens' | 'unit' | 'outside' | 'text'>,
  start: number,
  end: number,
  most = MAX_SHOWN_WORDS,
): string | undefined {
  const { tokens, unit, outside, text: characters } = document;
  const words = outside?.get(start);
  if (words !== undefined) return words;
  if (unit === 'character' && characters !== undefined) return textBetween(characters, start, end, most);
  if (tokens === undefined || unit !== 'token') return undefined;
  const shown = Math.min(end, start + most, tokens.length);
  let text = shown > start ? tokens.at(start) : '';
  for (let i = start + 1; i < shown; i++) text += ` ${tokens.at(i)}`;
  return shown < end ? `${text} …` : text;
}

/** Longest text in which words are looked for: more characters than words that are shown ever have. */
const MAX_CHARACTERS = 1000;

function textBetween(text: string, start: number, end: number, most: number): string {
  const points = codePointsOf(text);
  const last = Math.min(end, start + MAX_CHARACTERS);
  const words = text.slice(points.toUnits(start), points.toUnits(last)).trim().split(/\s+/u);
  return words.length > most || last < end ? `${words.slice(0, most).join(' ')} …` : words.join(' ');
}

/** The text that was asked for last: mentions of a document are shown one after the other. */
let latest: { readonly text: string; readonly points: CodePoints } | undefined;

function codePointsOf(text: string): CodePoints {
  if (latest?.text !== text) latest = { text, points: new CodePoints(text) };
  return latest.points;
}

/** Maximum number of words of a mention that are shown. */
const MAX_SHOWN_WORDS = 12;
