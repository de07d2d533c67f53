import { describe, expect, it } from 'vitest';
import { SentenceText, wordTokens } from '../../../src/formats/sentence-text.ts';
import { bytesOf } from '../../support/conll.ts';

describe('SentenceText', () => {
  it('separates tokens at blanks, TABs and carriage returns, and ignores a byte-order mark', () => {
    const { words, lineStarts } = new SentenceText(bytesOf('\ufeffTom  saw\tit .\r\n He left \n'));
    expect(words).toEqual(['Tom', 'saw', 'it', '.', 'He', 'left']);
    expect(lineStarts).toEqual([0, 4, 6]);
  });

  it('counts empty lines as lines, but not as sentences', () => {
    const text = new SentenceText(bytesOf('\na b\n\n\nc\n'));
    expect(text.lineStarts).toEqual([0, 0, 2, 2, 2, 3]);
    expect(text.sentences).toEqual([0, 2]);
  });

  it('keeps a no-break space within a token', () => {
    expect(new SentenceText(bytesOf('10\u00a0km')).words).toEqual(['10\u00a0km']);
  });

  it('finds a token by line and number, and −1 beyond the line or the text', () => {
    const text = new SentenceText(bytesOf('a b\n\nc'));
    expect([text.token(0, 0), text.token(0, 1), text.token(2, 0)]).toEqual([0, 1, 2]);
    expect([text.token(0, 2), text.token(1, 0), text.token(2, 1), text.token(3, 0)]).toEqual([
      -1, -1, -1, -1,
    ]);
  });

  it('has no token and no sentence if there are no bytes', () => {
    const { words, lineStarts, sentences } = new SentenceText(new Uint8Array());
    expect([words, lineStarts, sentences]).toEqual([[], [0, 0], []]);
  });
});

describe('wordTokens', () => {
  it('returns the words of a list by index', () => {
    const tokens = wordTokens(['a', '__proto__']);
    expect([tokens.length, tokens.at(0), tokens.at(1)]).toEqual([2, 'a', '__proto__']);
  });
});
