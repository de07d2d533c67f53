import { describe, expect, it } from 'vitest';
import { charClasses } from '../../../src/tokenizer/char-classes.ts';
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

describe('charClasses', () => {
  it('distinguishes the characters that a set distinguishes, and no others', () => {
    const { count, of, inSet } = charClasses([chars('abc'), chars('cd')]);
    const classes = [...'abcde'].map((char) => of[char.charCodeAt(0)]);
    expect(count).toBe(4);
    expect(classes[0]).toBe(classes[1]);
    expect(new Set(classes).size).toBe(4);
    expect(classes.map((number) => inSet[0][number])).toEqual([1, 1, 1, 0, 0]);
    expect(classes.map((number) => inSet[1][number])).toEqual([0, 0, 1, 1, 0]);
    expect(of[0xffff]).toBe(classes[4]);
  });
});
