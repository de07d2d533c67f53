import { describe, expect, it } from 'vitest';
import type { Document, Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { MentionWords } from '../../../src/matching/mention-words.ts';
import { documentWith, wordList } from '../../support/documents.ts';

const mention = (...parts: (readonly [number, number])[]): Mention => ({
  start: parts[0][0],
  end: parts[parts.length - 1][1],
  entity: 0,
  ...(parts.length > 1 ? { parts } : {}),
});

const wordsOf = (list: Mention[], rest: Partial<Document> = {}) =>
  new MentionWords({ ...documentWith([['a']], rest), mentions: Mentions.of(list) });

describe('the words of mentions', () => {
  it('are counted, and compared with those of another document, with gaps or without', () => {
    const [ours, theirs] = [
      wordsOf([mention([0, 4]), mention([0, 2], [5, 7], [9, 10])]),
      wordsOf([mention([1, 6]), mention([1, 2], [6, 10])]),
    ];
    expect([ours.size(0), ours.size(1)]).toEqual([4, 5]);
    expect([0, 1].map((i) => [0, 1].map((j) => ours.common(i, theirs, j)))).toEqual([
      [3, 1],
      [2, 3],
    ]);
    const [plain, other] = [wordsOf([mention([0, 4])]), wordsOf([mention([2, 9]), mention([4, 5])])];
    expect([plain.common(0, other, 0), plain.common(0, other, 1)]).toEqual([2, 0]);
    expect([ours.covers(1, 5, 7), ours.covers(1, 1, 6), ours.covers(0, 0, 4)]).toEqual([true, false, true]);
  });

  it('order mentions by first word, last word, number of words, words, head', () => {
    const list = [
      mention([0, 2]),
      mention([0, 5]),
      mention([0, 1], [4, 5]),
      mention([0, 1], [3, 5]),
      mention([0, 2], [4, 5]),
      { ...mention([1, 3]), head: 2 },
      { ...mention([1, 3]), head: 1 },
      mention([1, 3]),
    ];
    const words = wordsOf(list);
    expect([...list.keys()].sort(words.compare)).toEqual([0, 2, 4, 3, 1, 7, 6, 5]);
  });

  it('have the places of empty nodes that the key lacks', () => {
    const tokens = {
      ...wordList('a', 'b', 'c'),
      added: [
        { sentence: 0, order: 0.5 },
        { sentence: 0, order: 2.5 },
      ],
    };
    const words = wordsOf(
      [mention([1, 2], [3, 4]), mention([1, 2]), mention([3, 4]), mention([0, 1], [4, 5]), mention([0, 3])],
      {
        tokens,
      },
    );
    expect([0, 1, 2, 3, 4].sort(words.compare)).toEqual([4, 3, 2, 0, 1]);
    expect([0, 1, 2, 3].map((i) => words.firstWord(i))).toEqual([3, 1, 3, 0]);
  });
});
