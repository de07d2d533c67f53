import { describe, expect, it } from 'vitest';
import { NUMBERED_WORDS, readWords, wordPaths } from '../../../../src/formats/mmax2/words.ts';
import { collectProblems } from '../../../support/collect-problems.ts';
import { bytesOf } from '../../../support/conll.ts';

function read(text: string) {
  const { report, shown } = collectProblems();
  return { ...readWords(bytesOf(text), 'w.xml', report), shown };
}

describe('readWords', () => {
  it('has the words in the order of the file, and their positions by id', () => {
    const { words, at, shown } = read(
      '<?xml version="1.0"?>\n<!DOCTYPE words SYSTEM "words.dtd">\n<words>\n<word id="word_1">AT&amp;T</word>\n<word id="word_7"></word><word id="__proto__">x</word>\n</words>',
    );
    expect([words, shown()]).toEqual([['AT&T', '', 'x'], '']);
    expect(['word_1', 'word_7', '__proto__', 'word_2', 'constructor'].map(at)).toEqual([0, 1, 2, -1, -1]);
  });

  it('counts a word without an id or with that of another; an id is the first word that has it', () => {
    const { words, at } = read('<words><word id="a">1</word><word>2</word><word id="a">3</word></words>');
    expect([words, at('a')]).toEqual([['1', '2', '3'], 0]);
  });

  it('has the text of words alone', () => {
    const { words } = read(
      '<words><note>n</note><word id="a">1</word><note>2</note> 3 <word id="b">4</word></words>',
    );
    expect(words).toEqual(['1', '4']);
  });

  it('reports a fault of the file, and has the words before it', () => {
    const { words, shown } = read('<words><word id="a">1</word><word id="b">2</words>');
    expect(words).toEqual(['1', '2']);
    expect(shown().split('\n')[0]).toBe(
      'w.xml:1:43: error[xml/malformed]: Not well-formed XML: </words> closes what is not open: <word> is open.',
    );
  });
});

describe('NUMBERED', () => {
  it('takes numbers of words for positions from 1', () => {
    expect(
      ['word_1', 'word_12', 'word_0', 'word_x', 'word_2147483647', '3', ''].map(NUMBERED_WORDS.at),
    ).toEqual([0, 11, -1, -1, -1, -1, -1]);
    expect(NUMBERED_WORDS.words).toBeUndefined();
  });
});

describe('wordPaths', () => {
  it.each([
    [
      'p/Markables/x_1_coref_level.xml',
      ['p/Basedata/x_1_words.xml', 'p/basedata/x_1_words.xml', 'p/Markables/x_1_words.xml'],
    ],
    ['x_coref_level.xml', ['../Basedata/x_words.xml', '../basedata/x_words.xml', 'x_words.xml']],
    ['p\\m\\x.xml', ['p\\Basedata/x_words.xml', 'p\\basedata/x_words.xml', 'p\\m\\x_words.xml']],
    ['x.txt', []],
    ['p/.xml', []],
  ])('of %s are %j', (path, paths) => expect(wordPaths(path)).toEqual(paths));
});
