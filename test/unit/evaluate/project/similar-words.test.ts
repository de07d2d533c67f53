import { expect, it } from 'vitest';
import { similarWords } from '../../../../src/evaluate/project/similar-words.ts';

const paired = (a: string, b: string) => similarWords(a.split(' '), b.split(' '));

it('pairs lists of one length in their order', () => {
  expect(paired('one two', 'x y')).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('leaves out the words of the longer list that are least alike', () => {
  expect(paired('colour', 'the color')).toEqual([[0, 1]]);
  expect(paired('a Colours b organise', 'colors organize')).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

it('compares common letters with the length of the longer word', () => {
  expect(paired('a', 'abcdef ab')).toEqual([[0, 1]]);
  expect(paired('house', 'xxxxe houses')).toEqual([[0, 1]]);
  expect(paired('AB cd', 'x ab y CD')).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

it('keeps the order of words, and pairs as many as it can', () => {
  expect(paired('dogs cats', 'cat x dog')).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('has no pair for an empty list, and pairs long lists in their order', () => {
  expect(similarWords([], ['a'])).toEqual([]);
  const long = Array.from({ length: 101 }, (_, i) => `w${i}`);
  expect(similarWords(long, ['w100'])).toEqual([[0, 0]]);
});
