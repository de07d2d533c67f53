import type { Document, Span, Tokens } from '../../core/document.ts';

/**
 * The characters of a document that are not blank, one after the other, and its positions among them. Two documents with the same characters have the
 * same text, whatever their tokens are.
 */
export interface CharacterStream {
  readonly characters: string;
  /** Where each token, or each word between blanks, begins among the characters; the number of characters at the end. */
  readonly starts: ArrayLike<number>;
  /** The range of a span among the characters. */
  rangeOf(span: Span): Span;
  /** The span whose characters are exactly a range; `undefined` if the range begins or ends within a token, or is empty. */
  spanOf(range: Span): Span | undefined;
}

/** Represents an empty node where the texts of two documents with such nodes are aligned. */
const EMPTY_NODE = '\u2205';

/** The stream of a document; `undefined` if it has no text. Empty nodes have no characters unless `withEmptyNodes` is set. */
export function streamOf(
  { unit, tokens, text }: Pick<Document, 'unit' | 'tokens' | 'text'>,
  withEmptyNodes = false,
): CharacterStream | undefined {
  if (unit === 'character') return text === undefined ? undefined : textStream(text);
  return unit === 'token' && tokens !== undefined && tokens.length > 0
    ? wordStream(tokens, withEmptyNodes ? EMPTY_NODE : '')
    : undefined;
}

const BLANK = /\s/u;
const BLANKS = /\s+/gu;

/** Signs that corpora and tokenizers write in different ways. */
const SIGN_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['-LRB-', '('],
  ['-RRB-', ')'],
  ['-LSB-', '['],
  ['-RSB-', ']'],
  ['-LCB-', '{'],
  ['-RCB-', '}'],
  ['``', '"'],
  ["''", '"'],
]);

const PLAIN_QUOTES: ReadonlyMap<string, string> = new Map([
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
]);

const withPlainQuotes = (text: string): string =>
  text.replace(/[“”‘’]/g, (quote) => PLAIN_QUOTES.get(quote) ?? quote);

const charactersOf = (word: string): string =>
  SIGN_SPELLINGS.get(word) ?? withPlainQuotes(word.replace(BLANKS, ''));

function wordStream(words: Tokens, emptyNode: string): CharacterStream {
  const { length, emptyNodes } = words;
  const offsets = new Int32Array(length + 1);
  const parts: string[] = [];
  for (let i = 0; i < length; i++) {
    const part = emptyNodes?.has(i) ? emptyNode : charactersOf(words.at(i));
    parts.push(part);
    offsets[i + 1] = offsets[i] + part.length;
  }
  const total = offsets[length];
  // By offset: the token with characters that begins there, and the end of the one that ends there.
  const beginning = new Int32Array(total + 1).fill(-1);
  const ending = new Int32Array(total + 1).fill(-1);
  for (let i = 0; i < length; i++) {
    if (offsets[i] === offsets[i + 1]) continue;
    beginning[offsets[i]] = i;
    ending[offsets[i + 1]] = i + 1;
  }
  return {
    characters: parts.join(''),
    starts: offsets,
    rangeOf: ([start, end]) => [offsets[Math.min(start, length)], offsets[Math.min(end, length)]],
    spanOf([from, to]) {
      const [start, end] = [beginning[from], ending[to]];
      return from < to && start >= 0 && end >= 0 ? [start, end] : undefined;
    },
  };
}

function textStream(text: string): CharacterStream {
  // The number of code units of characters before each code point, and the code point of each such unit.
  const before: number[] = [0];
  const places: number[] = [];
  const starts: number[] = [];
  let isWord = false;
  const parts: string[] = [];
  let point = 0;
  let total = 0;
  for (const character of text) {
    const isBlank = BLANK.test(character);
    if (!isBlank) {
      if (!isWord) starts.push(total);
      parts.push(character);
      for (let unit = 0; unit < character.length; unit++) places.push(point);
      total += character.length;
    }
    isWord = !isBlank;
    before.push(total);
    point++;
  }
  starts.push(total);
  return {
    characters: withPlainQuotes(parts.join('')),
    starts,
    rangeOf: ([start, end]) => [before[Math.min(start, point)], before[Math.min(end, point)]],
    spanOf: ([from, to]) => (from < to ? [places[from], places[to - 1] + 1] : undefined),
  };
}

/** The words between the blanks of a text, where positions are tokens that the file does not have. */
export function wordsBetweenBlanks(text: string): Tokens {
  const words = text.split(BLANKS).filter((word) => word !== '');
  return { length: words.length, at: (index) => words[index] };
}

/** The words with one blank between them, where the text of a file is not known. Empty nodes are not part of it. */
export function joinedWords(tokens: Tokens): string {
  const words: string[] = [];
  for (let i = 0; i < tokens.length; i++) if (!tokens.emptyNodes?.has(i)) words.push(tokens.at(i));
  return words.join(' ');
}
