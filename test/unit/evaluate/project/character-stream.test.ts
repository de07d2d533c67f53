import { describe, expect, it } from 'vitest';
import {
  joinedWords,
  streamOf,
  wordsBetweenBlanks,
} from '../../../../src/evaluate/project/character-stream.ts';
import { wordList } from '../../../support/documents.ts';

const ofWords = (...words: string[]) => streamOf({ unit: 'token', tokens: wordList(...words) });
const ofText = (text: string) => streamOf({ unit: 'character', text });

describe('the stream of words', () => {
  const stream = ofWords('Tom', '-LRB-', '“x ”', '', 'dog');

  it('has their characters without blanks, with plain brackets and quotation marks', () => {
    expect(stream?.characters).toBe('Tom("x"dog');
    expect(Array.from(stream?.starts ?? [])).toEqual([0, 3, 4, 7, 7, 10]);
    expect(ofWords('``', 'a', "''", '-RSB-', '‘b’')?.characters).toBe(`"a"]'b'`);
  });

  it('has the range of a span, up to the end of the text', () => {
    expect(stream?.rangeOf([1, 3])).toEqual([3, 7]);
    expect(stream?.rangeOf([3, 4])).toEqual([7, 7]);
    expect(stream?.rangeOf([2, 99])).toEqual([4, 10]);
  });

  it('has the span of a range that begins and ends with tokens', () => {
    expect(stream?.spanOf([0, 3])).toEqual([0, 1]);
    expect(stream?.spanOf([0, 10])).toEqual([0, 5]);
    expect(stream?.spanOf([3, 7])).toEqual([1, 3]);
    expect(stream?.spanOf([7, 10])).toEqual([4, 5]);
    expect(stream?.spanOf([1, 3])).toBeUndefined();
    expect(stream?.spanOf([3, 5])).toBeUndefined();
    expect(stream?.spanOf([3, 3])).toBeUndefined();
  });

  it('has nothing for empty nodes, or a sign if asked', () => {
    const tokens = { ...wordList('a', 'ghost', 'b'), emptyNodes: new Set([1]) };
    expect(streamOf({ unit: 'token', tokens })?.characters).toBe('ab');
    expect(streamOf({ unit: 'token', tokens }, true)?.characters).toBe('a∅b');
  });
});

describe('the stream of a text', () => {
  const stream = ofText('😀 Tom\u00a0’s');

  it('has its characters without blanks, and the words between blanks', () => {
    expect(stream?.characters).toBe("😀Tom's");
    expect(Array.from(stream?.starts ?? [])).toEqual([0, 2, 5, 7]);
  });

  it('counts code points in spans and code units in ranges', () => {
    expect(stream?.rangeOf([0, 1])).toEqual([0, 2]);
    expect(stream?.rangeOf([1, 2])).toEqual([2, 2]);
    expect(stream?.rangeOf([2, 99])).toEqual([2, 7]);
    expect(stream?.spanOf([0, 5])).toEqual([0, 5]);
    expect(stream?.spanOf([5, 7])).toEqual([6, 8]);
    expect(stream?.spanOf([4, 4])).toBeUndefined();
  });
});

it('there is no stream without a text', () => {
  expect(streamOf({ unit: 'character' })).toBeUndefined();
  expect(streamOf({ unit: 'token' })).toBeUndefined();
  expect(ofWords()).toBeUndefined();
  expect(streamOf({ unit: 'name', tokens: wordList('a'), text: 'a' })).toBeUndefined();
  expect(ofText('')?.characters).toBe('');
});

it('words are those between blanks, and are joined by one blank without empty nodes', () => {
  const words = wordsBetweenBlanks(' a  b\n\u2003c ');
  expect(Array.from({ length: words.length }, (_, i) => words.at(i))).toEqual(['a', 'b', 'c']);
  expect(wordsBetweenBlanks('  ').length).toBe(0);
  expect(joinedWords({ ...wordList('a', 'b', 'c'), emptyNodes: new Set([1]) })).toBe('a c');
});
