/** Widths of texts in terminal columns. */

/** Whether every character takes one column: Latin letters, and the punctuation, sub- and superscripts of our own tables. Loading the segmenter takes 20 ms. */
const isPlain = (text: string): boolean =>
  /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u2070-\u209c]*$/.test(text);

/** East Asian wide and fullwidth characters, and emoji. Halfwidth forms of Katakana and Hangul take one column. */
const isWide = (character: string): boolean =>
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u.test(
    character,
  );
/** Marks above, below and around other characters, vowels and final consonants of Hangul, and format characters. */
const hasNoWidth = (character: string): boolean => /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]/u.test(character);

let segmenter: Intl.Segmenter | undefined;

/** Grapheme clusters: characters with their marks, and sequences that make one emoji. */
function graphemes(text: string): string[] {
  if (isPlain(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function graphemeWidth(grapheme: string): number {
  let columns = 0;
  for (const char of grapheme) {
    if (!hasNoWidth(char)) columns += isWide(char) ? 2 : 1;
  }
  // A flag, a family or a hand with a colour is several emoji in one place.
  return /^\p{Emoji_Presentation}/u.test(grapheme) ? 2 : columns;
}

/** Width of a text in terminal columns: wide East Asian characters and emoji take two, combining marks none. */
export const width = (text: string): number =>
  isPlain(text) ? text.length : graphemes(text).reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0);

/** The text with `…` in place of its middle, so that it takes at most `columns` columns. */
export function shortened(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  const parts = graphemes(text);
  const tail = fitting(parts.toReversed(), Math.floor((columns - 1) / 2)).reverse();
  const head = fitting(parts, Math.ceil((columns - 1) / 2));
  return `${head.join('')}…${tail.join('')}`;
}

/** As many of the first parts as fit. */
function fitting(parts: readonly string[], columns: number): string[] {
  let used = 0;
  const end = parts.findIndex((part) => {
    used += graphemeWidth(part);
    return used > columns;
  });
  return parts.slice(0, end < 0 ? parts.length : end);
}
