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
