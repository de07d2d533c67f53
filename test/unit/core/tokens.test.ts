import { describe, expect, it } from 'vitest';
import {
  ByteTokens,
  differInMany,
  haveSameWords,
  isMasked,
  wordDifference,
} from '../../../src/core/tokens.ts';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const list = (...words: string[]) => ({ length: words.length, at: (i: number) => words[i] });

/** Words of a text that are separated by tabs or blanks. */
function byteTokens(text: string, starts: number[], tabbed: boolean): ByteTokens {
  return new ByteTokens(new TextEncoder().encode(text), starts.length, () => starts, tabbed, decode);
}

describe('ByteTokens', () => {
  it('end at a tab, at the end of a line and of the file, and at a blank where blanks separate', () => {
    const text = 'New York\tx\r\nb\nc d';
    expect([0, 1, 2].map((i) => byteTokens(text, [0, 12, 14], true).at(i))).toEqual(['New York', 'b', 'c d']);
    expect([0, 1, 2].map((i) => byteTokens(text, [0, 12, 14], false).at(i))).toEqual(['New', 'b', 'c']);
    expect(byteTokens(text, [0, 12, 14], true).length).toBe(3);
  });

  it('are compared byte by byte, each with its own separators', () => {
    const a = byteTokens('x y\tz\nété\nab', [0, 6, 12], true);
    const b = byteTokens('x\ty\nété\nabc', [0, 4, 10], true);
    expect([0, 1, 2].map((i) => a.sameAt(i, b))).toEqual([false, true, false]);
    expect(byteTokens('x y', [0], false).sameAt(0, byteTokens('x\ty', [0], true))).toBe(true);
    expect(byteTokens('x y', [0], false).sameAt(0, byteTokens('x z', [0], false))).toBe(true);
    expect(byteTokens('x y', [0], true).sameAt(0, byteTokens('x z', [0], true))).toBe(false);
    expect(byteTokens('x yy\t', [0], true).sameAt(0, byteTokens('x yy\n', [0], true))).toBe(true);
    expect(byteTokens('x y', [0], true).sameAt(0, byteTokens('x y', [0], false))).toBe(false);
  });

  it('end before a carriage return', () => {
    expect(byteTokens('ab\r\n', [0], true).at(0)).toBe('ab');
    expect(byteTokens('ab\r\n', [0], true).sameAt(0, byteTokens('ab\n', [0], true))).toBe(true);
  });

  it('have the line on which they start, counted from 1', () => {
    const tokens = byteTokens('\na\nb c\n\n\nd', [1, 3, 5, 9], false);
    expect([0, 1, 2, 3].map((i) => tokens.lineAt(i))).toEqual([2, 3, 3, 6]);
    expect(byteTokens('a b', [0, 2], false).lineAt(1)).toBe(1);
  });
});

describe('wordDifference', () => {
  it('is null for the same words', () => {
    expect(wordDifference(list('a', 'b'), list('a', 'b'))).toBeNull();
    expect(wordDifference(list(), list())).toBeNull();
  });

  it('returns the first and the number, over the length that both have', () => {
    expect(wordDifference(list('a', 'b', 'c', 'd'), list('a', 'x', 'y'))).toEqual({ first: 1, count: 2 });
    expect(wordDifference(list('a', 'b', 'c'), list('x', 'b', 'y'))).toEqual({ first: 0, count: 2 });
    expect(wordDifference(list('a'), list('a', 'b'))).toBeNull();
  });

  it('is the same for words in bytes', () => {
    const [a, b] = ['a\nb\nc', 'a\nx\nc'].map((text) => byteTokens(text, [0, 2, 4], true));
    expect(wordDifference(a, b)).toEqual({ first: 1, count: 1 });
    expect(wordDifference(a, list('a', 'b', 'y'))).toEqual({ first: 2, count: 1 });
  });
});

describe('isMasked', () => {
  it.each([
    [['_', '_', '_'], true],
    [['x', 'x'], true],
    [['xxx', 'x', 'xxxxx'], true],
    [['**', '*'], true],
    [['[WORD]', '[WORD]'], true],
    [['xx', 'xy'], false],
    [['ab', 'abab'], false],
    [['_', '-'], false],
    [['a', 'b'], false],
    [['-', '-', 'a'], false],
    [['a'], false],
    [[], false],
  ])('of %j is %s', (words, masked) => expect(isMasked(list(...words))).toBe(masked));
});

describe('haveSameWords', () => {
  it('compares the words that both have', () => {
    expect(haveSameWords(list('a', 'b'), list('a', 'b', 'c'))).toBe(true);
    expect(haveSameWords(list('a', 'b'), list('a', 'x'))).toBe(false);
    expect(haveSameWords(list(), list('a'))).toBe(true);
  });
});

describe('differInMany', () => {
  const words = (length: number, other: number, word = 'other') =>
    list(...Array.from({ length }, (_, i) => (i < other ? word : `w${i}`)));

  it('is true from the first word above the limit on', () => {
    expect(differInMany(words(30, 0), words(30, 3), 10)).toBe(false);
    expect(differInMany(words(30, 0), words(30, 4), 10)).toBe(true);
    expect(differInMany(words(30, 0), words(29, 3), 10)).toBe(true);
    expect(differInMany(list(), list('a'), 10)).toBe(false);
  });

  it.each(['_', '---', 'x', 'XX', '*', '█'])('does not count the mask %s, on either side', (mask) => {
    expect(differInMany(words(30, 0), words(30, 25, mask), 10)).toBe(false);
    expect(differInMany(words(30, 30, mask), words(30, 0), 10)).toBe(false);
    // Of five words that are left, one differs.
    expect(differInMany(words(30, 26), words(30, 25, mask), 10)).toBe(true);
  });

  it.each(['I', 'a', 'xy', 'aaa', '7'])('counts the word %s', (word) => {
    expect(differInMany(words(30, 0), words(30, 4, word), 10)).toBe(true);
  });
});
