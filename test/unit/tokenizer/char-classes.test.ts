import { describe, expect, it } from 'vitest';
import { charClasses } from '../../../src/tokenizer/char-classes.ts';
import { charSet, chars } from '../../../src/tokenizer/char-set.ts';

const singles = (count: number) => Array.from({ length: count }, (_, i) => charSet([[i, i]]));

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

  it('has one class for ranges apart that are in the same sets', () => {
    const { count, of } = charClasses([
      charSet([
        [0, 1],
        [5, 6],
        [0xffff, 0xffff],
      ]),
    ]);
    expect([count, of[0], of[1], of[2], of[6], of[7], of[0xffff]]).toEqual([2, 0, 0, 1, 0, 1, 0]);
  });

  it('has one class without sets, and for a set of everything', () => {
    expect(charClasses([]).count).toBe(1);
    const { count, inSet } = charClasses([charSet([[0, 0xffff]])]);
    expect([count, [...inSet[0]]]).toEqual([1, [1]]);
  });

  it('numbers up to 256 classes', () => {
    expect(charClasses(singles(255)).count).toBe(256);
    expect(() => charClasses(singles(256))).toThrow('257 character classes do not fit a byte.');
  });
});
