import { describe, expect, it } from 'vitest';
import { hasBlankBefore } from '../../../src/page/spacing.ts';
import { wordList } from '../../support/documents.ts';

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
