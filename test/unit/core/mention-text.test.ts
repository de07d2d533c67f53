import { expect, it } from 'vitest';
import { rangeText } from '../../../src/core/mention-text.ts';

const words = 'a b c d e f g h i j k l m n'.split(' ');
const tokens = { length: words.length, at: (i: number) => words[i] };

it('joins the words of a range, and cuts long ones', () => {
  const document = { unit: 'token', tokens } as const;
  expect(rangeText(document, 1, 3)).toBe('b c');
  expect(rangeText(document, 0, 13)).toBe('a b c d e f g h i j k l …');
  expect(rangeText(document, 0, 3, 2)).toBe('a b …');
  expect(rangeText(document, 13, 15)).toBe('n …');
});

it('has no words without tokens, and none in characters', () => {
  expect(rangeText({ unit: 'token' }, 0, 1)).toBeUndefined();
  expect(rangeText({ unit: 'character', tokens }, 0, 1)).toBeUndefined();
});

it('cuts the text of a document in characters, with blanks as they are read', () => {
  const document = { unit: 'character', text: '𝒜 dog  \n barks.' } as const;
  expect(rangeText(document, 0, 1)).toBe('𝒜');
  expect(rangeText(document, 2, 14)).toBe('dog barks');
  expect(rangeText(document, 0, 14, 2)).toBe('𝒜 dog …');
  expect(rangeText({ unit: 'character', text: 'x'.repeat(3000) }, 0, 2000)).toBe(`${'x'.repeat(1000)} …`);
});
