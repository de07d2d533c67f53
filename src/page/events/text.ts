import type { PageText } from '../text.ts';
import type { EventWords } from './words.ts';

type Fragment = readonly [start: number, end: number];

/** Where a mention is, in tokens of the page; empty at the end of the text if it is not in the text. */
export interface PlacedMention {
  readonly start: number;
  readonly end: number;
  /** The parts of a discontinuous mention. */
  readonly parts?: readonly Fragment[] | undefined;
}

export interface EventText {
  readonly text: PageText;
  readonly place: (fragments: readonly Fragment[]) => PlacedMention;
}

/** Words, or parts of words, with their offsets. */
interface Tokens {
  readonly texts: string[];
  readonly starts: number[];
  readonly ends: number[];
  /** Whether a blank is before the token. */
  readonly blanks: boolean[];
  /** First tokens of rows. */
  readonly rows: number[];
}

/**
 * The text of a document for the page. Tokens are words, cut where a mention begins or ends inside of a word, so that mentions are
 * ranges of tokens. Rows are lines and sentences of the text.
 */
export function eventText(source: EventWords, spans: Iterable<readonly Fragment[]>): EventText {
  const tokens = tokensOf(source, boundsOf(spans));
  const { texts, blanks, rows } = tokens;
  const tokenStarts = new Int32Array(texts.length);
  const tokenEnds = new Int32Array(texts.length);
  let at = 0;
  texts.forEach((text, t) => {
    if (blanks[t]) at++;
    tokenStarts[t] = at;
    at += text.length;
    tokenEnds[t] = at;
  });
  const text = texts.map((each, t) => (blanks[t] ? ` ${each}` : each)).join('');
  return {
    text: {
      text,
      tokenStarts,
      tokenEnds,
      emptyNodes: new Set(),
      length: source.words.length,
      sentences: Int32Array.from(rows.length === 0 ? [0] : rows),
    },
    place: (fragments) => placeIn(tokens, fragments),
  };
}

/** Where mentions begin and end, sorted. */
function boundsOf(spans: Iterable<readonly Fragment[]>): Float64Array {
  const bounds = new Set<number>();
  for (const fragments of spans) {
    for (const [start, end] of fragments) {
      bounds.add(start);
      bounds.add(end);
    }
  }
  return Float64Array.from(bounds).sort();
}

/** Longest row, in characters and in tokens. */
const MAX_ROW_CHARACTERS = 600;
const MAX_ROW_TOKENS = 150;

function tokensOf({ words, inUnits }: EventWords, bounds: Float64Array): Tokens {
  const tokens: Tokens = { texts: [], starts: [], ends: [], blanks: [], rows: [] };
  let [bound, length] = [0, 0];
  words.forEach((word, w) => {
    const row = tokens.rows.length === 0 ? 0 : tokens.rows[tokens.rows.length - 1];
    const isLong =
      length + word.text.length > MAX_ROW_CHARACTERS || tokens.texts.length - row >= MAX_ROW_TOKENS;
    const before = w === 0 ? undefined : words[w - 1];
    if (before === undefined || word.startsLine || isLong || endsSentence(before.text, word.text)) {
      tokens.rows.push(tokens.texts.length);
      length = 0;
    }
    length += word.text.length + 1;
    while (bound < bounds.length && bounds[bound] <= word.start) bound++;
    let [from, start] = [0, word.start];
    const add = (to: number, end: number) => {
      tokens.blanks.push(from === 0 && before !== undefined && word.start > before.end);
      tokens.texts.push(word.text.slice(from, to));
      tokens.starts.push(start);
      tokens.ends.push(end);
      [from, start] = [to, end];
    };
    // A word of a table may have other characters than the text, and then fewer than its range.
    for (; bound < bounds.length && bounds[bound] < word.end; bound++) {
      const count = bounds[bound] - word.start;
      const cut = inUnits ? count : indexOfPoint(word.text, count);
      if (cut > from && cut < word.text.length) add(cut, bounds[bound]);
    }
    add(word.text.length, word.end);
  });
  return tokens;
}

/** The index after a number of code points. */
function indexOfPoint(text: string, count: number): number {
  let at = 0;
  for (let n = 0; n < count && at < text.length; n++) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  return at;
}

const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u;
const ABBREVIATION = /^(?:\p{L}\.)+$|^\p{Lu}\p{L}{1,3}\.$/u;

/** Whether a sentence probably ends between two words. Only the layout depends on it. */
const endsSentence = (before: string, word: string): boolean =>
  SENTENCE_END.test(before) && !ABBREVIATION.test(before) && /^["'“‘«([]*[\p{Lu}\p{Lo}\p{N}]/u.test(word);

function placeIn({ starts, ends, texts }: Tokens, fragments: readonly Fragment[]): PlacedMention {
  const ranges: [number, number][] = [];
  for (const [start, end] of [...fragments].sort((a, b) => a[0] - b[0])) {
    const [from, to] = [firstAbove(ends, start), firstAbove(starts, end - 1)];
    if (from >= to || start >= end) continue;
    const last = ranges[ranges.length - 1];
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else ranges.push([from, to]);
  }
  if (ranges.length === 0) return { start: texts.length, end: texts.length };
  const [[start], end] = [ranges[0], ranges[ranges.length - 1][1]];
  return ranges.length === 1 ? { start, end } : { start, end, parts: ranges };
}

/** The index of the first value above a bound. */
function firstAbove(values: readonly number[], bound: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
