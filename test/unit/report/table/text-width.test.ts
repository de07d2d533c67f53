import { describe, expect, it } from 'vitest';
import { shortened, width } from '../../../../src/report/table/text-width.ts';

describe('width', () => {
  it.each([
    ['abc', 3],
    ['', 0],
    ['漢字', 4],
    ['한국', 4],
    ['カナ', 4],
    ['ｆｕｌｌ', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['a\u200db', 2],
    ['Ελλ', 3],
    ['B³', 2],
    ['ｶﾅ', 2],
    ['ﾡ', 1],
    ['한', 2],
    ['हिन्दी', 5],
    ['👩‍👩‍👧', 2],
    ['👋🏽', 2],
    ['🇩🇪', 2],
    ['、。', 4],
    ['ㄅㄆ', 4],
    ['𠮷', 2],
    ['…–', 2],
  ])('of %j is %i', (text, columns) => expect(width(text)).toBe(columns));
});

describe('a shortened text', () => {
  it.each([
    ['abcdefghij', 10, 'abcdefghij'],
    ['abcdefghij', 9, 'abcd…ghij'],
    ['abcdefghij', 6, 'abc…ij'],
    ['漢字漢字漢字', 8, '漢字…字'],
    ['e\u0301e\u0301e\u0301e\u0301', 3, 'e\u0301…e\u0301'],
    ['a👩‍👩‍👧b👩‍👩‍👧c', 5, 'a…c'],
  ])('of %j in %i columns is %j', (text, columns, expected) => {
    expect(shortened(text, columns)).toBe(expected);
    expect(width(shortened(text, columns))).toBeLessThanOrEqual(columns);
  });
});
