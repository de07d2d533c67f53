import { describe, expect, it } from 'vitest';
import { charSet, chars, hexRanges, not, union } from '../../../src/tokenizer/char-set.ts';

describe('a set of characters', () => {
  it('merges ranges that touch or overlap', () => {
    expect(union(chars('abc'), chars('d'), charSet([[0x62, 0x66]])).ranges).toEqual([[0x61, 0x66]]);
  });

  it('has a complement within the code units', () => {
    expect(not(charSet([[0, 0x40]]), charSet([[0x50, 0xffff]])).ranges).toEqual([[0x41, 0x4f]]);
    expect(not(not(chars('ax'))).ranges).toEqual(chars('ax').ranges);
  });

  it('is read from hexadecimal ranges and steps', () => {
    expect(hexRanges(' 41-43 61\n 100-104/2').ranges).toEqual([
      [0x41, 0x43],
      [0x61, 0x61],
      [0x100, 0x100],
      [0x102, 0x102],
      [0x104, 0x104],
    ]);
  });
});
