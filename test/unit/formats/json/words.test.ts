import { describe, expect, it } from 'vitest';
import type { Tokens } from '../../../../src/core/document.ts';
import { JsonCursor, JsonFault } from '../../../../src/formats/json/cursor.ts';
import { WordList } from '../../../../src/formats/json/words.ts';
import { bytesOf } from '../../../support/conll.ts';

/** Reads a list of words or of sentences. */
function read(json: string, one = false) {
  const cursor = new JsonCursor(bytesOf(json));
  const words = new WordList();
  const take = (): void => (one ? words.take(cursor) : words.takeRun(cursor));
  for (let more = cursor.openList(); more; more = cursor.nextItem()) {
    if (cursor.peek() !== 91) {
      take();
      continue;
    }
    for (let next = cursor.openList(); next; next = cursor.nextItem()) take();
    words.endSentence();
  }
  const tokens = words.tokens(cursor.bytes);
  return { list: listOf(tokens), digest: tokens.digest, sentences: words.sentences, length: words.length };
}

const listOf = (tokens: Tokens) => Array.from({ length: tokens.length }, (_, i) => tokens.at(i));

describe('WordList', () => {
  it('has words with escapes, whatever the blanks between them', () => {
    const list = ['a', 'b"c', 'd\\', '', 'é😀', '__proto__'];
    const json = '["a","b\\"c" , "d\\\\",  "" ,"\\u00e9\ud83d\ude00", "__proto__"]';
    expect(read(json)).toMatchObject({ list, sentences: [0], length: 6 });
    expect(read(json, true)).toMatchObject({ list, sentences: [0], length: 6 });
  });

  it('has the first token of each sentence that has one', () => {
    expect(read('[["a","b"],[],["c"]]')).toMatchObject({ list: ['a', 'b', 'c'], sentences: [0, 2] });
    expect(read('[]')).toMatchObject({ list: [], sentences: [], length: 0 });
  });

  it('grows beyond the room of its start', () => {
    const list = Array.from({ length: 5000 }, (_, i) => `w${i}`);
    expect(read(JSON.stringify(list)).list).toEqual(list);
  });

  it('has a digest that depends on words and sentence breaks, and not on blanks', () => {
    const digest = (json: string, one?: boolean) => read(json, one).digest;
    expect(digest('["ab","c"]')).toBe(digest('[ "ab" , "c" ]'));
    expect(digest('["ab","c"]')).toBe(digest('["ab","c"]', true));
    const others = ['["a","bc"]', '["abc"]', '["c","ab"]', '[["ab","c"]]', '[["ab"],["c"]]', '["ab","c",""]'];
    expect(new Set(['["ab","c"]', ...others].map((json) => digest(json))).size).toBe(7);
  });

  it('refuses what is not a string, and a string without an end', () => {
    const word = expect.objectContaining({
      at: 6,
      message: 'found a number here',
      expected: 'a word in quotes',
    });
    for (const one of [true, false]) {
      expect(() => read('["a", 1]', one)).toThrow(word);
      expect(() => read('["a", "b', one)).toThrow(JsonFault);
      expect(() => read('["a", "b\n"]', one)).toThrow('a string contains a line break or control character');
    }
  });
});
