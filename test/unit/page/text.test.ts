import { describe, expect, it } from 'vitest';
import { hasBlankBefore, pageText } from '../../../src/page/text.ts';
import { documentWith, wordList } from '../../support/documents.ts';

const textOf = (words: readonly string[], rest = {}) =>
  pageText(documentWith([], { length: words.length, tokens: wordList(...words), ...rest }));

describe('pageText', () => {
  it('joins words with blanks and knows the range of each', () => {
    const { text, tokenStarts, tokenEnds, length } = textOf(['Ann', "'s", 'dog', '.']);
    expect(text).toBe("Ann's dog.");
    expect([[...tokenStarts], [...tokenEnds], length]).toEqual([[0, 3, 6, 9], [3, 5, 9, 10], 4]);
  });

  it('shows an empty node as a sign', () => {
    const tokens = { ...wordList('a', '_', 'b'), emptyNodes: new Set([1]) };
    const { text, emptyNodes } = textOf(['a', '_', 'b'], { tokens });
    expect([text, [...emptyNodes]]).toEqual(['a ∅ b', [1]]);
  });

  it('has no text for a document without words, or whose mentions count characters', () => {
    const none = pageText(documentWith([], { length: 7 }));
    expect([none.text, none.tokenStarts.length, none.length, [...none.sentences]]).toEqual(['', 0, 7, [0]]);
    expect(textOf(['a', 'b'], { unit: 'character' }).text).toBe('');
  });

  it('has rows that begin with sentences, of at most 150 tokens', () => {
    const words = Array.from({ length: 400 }, () => 'w');
    expect([...textOf(words, { sentences: [0, 10, 400, 900] }).sentences]).toEqual([0, 10, 160, 310]);
    expect([...textOf(words.slice(0, 300)).sentences]).toEqual([0, 150]);
    expect([...textOf(words.slice(0, 5), { sentences: [0, 3] }).sentences]).toEqual([0, 3]);
  });
});

/** The words with the blanks that are shown between them. */
const joined = (...words: string[]) =>
  words
    .map((word, i) => (hasBlankBefore(wordList(...words), i, words[i - 1] ?? '', word) ? ` ${word}` : word))
    .join('');

describe('hasBlankBefore', () => {
  it.each([
    [['He', 'did', "n't", ',', 'she', "'ll", '!', '?'], "He didn't, she'll!?"],
    [['(', 'a', ')', '[', 'b', ']', '50', '%', '$', '5'], '(a) [b] 50% $5'],
    [['-LRB-', 'x', '-RRB-', '``', 'y', "''"], "-LRB-x-RRB- ``y''"],
    [['“', 'so', '”', '…', 'it', '’s', 'IT', 'N’T'], '“so”… it’s ITN’T'],
    [['-', 'a', '/', 'b'], '- a / b'],
    [['漢', '字', 'と', 'カナ', 'a', '漢', 'b'], '漢字とカナ a 漢 b'],
    [['𠀀', '𠀁', 'x𠀀', '字'], '𠀀𠀁 x𠀀字'],
    [['สวัสดี', 'ครับ'], 'สวัสดีครับ'],
    [['a', '', 'b'], 'a  b'],
  ])('shows %j as %j', (words, text) => {
    expect(joined(...words)).toBe(text);
  });

  it('follows the offsets of the source where they are known', () => {
    const tokens = {
      ...wordList('a', ',', 'b'),
      offsets: [
        [0, 1],
        [2, 3],
        [3, 4],
      ] as const,
    };
    expect([0, 1, 2].map((i) => hasBlankBefore(tokens, i, 'x', tokens.at(i)))).toEqual([false, true, false]);
  });
});
