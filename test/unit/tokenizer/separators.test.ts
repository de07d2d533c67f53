import { describe, expect, it } from 'vitest';
import { DEFAULT_SEPARATORS, splitAtSeparators } from '../../../src/tokenizer/separators.ts';

/** The pieces of a text whose tokens are separated by blanks. */
function split(text: string, separators = DEFAULT_SEPARATORS): string[] {
  const tokens = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  return Array.from(splitAtSeparators(text, tokens, separators), ({ start, end }) => text.slice(start, end));
}

describe('splitAtSeparators', () => {
  it('cuts at slash, hyphen and backslash by default, and drops them', () => {
    expect(split('buffet/music well-known a\\b c_d')).toEqual([
      'buffet',
      'music',
      'well',
      'known',
      'a',
      'b',
      'c_d',
    ]);
  });

  it('drops tokens of separators alone, and separators at the ends of tokens', () => {
    expect(split('-- a - /b/ --c--d--')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('cuts nowhere without separators, and at code units of any kind', () => {
    expect(split('a-b', '')).toEqual(['a-b']);
    expect(split('a–b]c^d', '–]^')).toEqual(['a', 'b', 'c', 'd']);
    expect(split('x\ud83dy', '\ud83d')).toEqual(['x', 'y']);
  });
});
