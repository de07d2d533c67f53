import { describe, expect, it } from 'vitest';
import { chooseName, isCapitalWord } from '../../../src/page/names.ts';

const of = (...texts: readonly string[]) =>
  chooseName(texts.map((text) => ({ text, isCapital: /[A-Z]/.test(text) })));

describe('the name of an entity', () => {
  it('is its most frequent text with a capital letter', () => {
    expect(of('her', 'Emma', 'Miss Woodhouse', 'Emma', 'she')).toBe('Emma');
  });

  it('is otherwise the longest short text, and otherwise the first', () => {
    expect(of('it', 'the old letter', 'the letter')).toBe('the old letter');
    expect(of('x'.repeat(50), 'y'.repeat(60))).toBe('x'.repeat(50));
    expect(of()).toBe('');
  });
});

it('pronouns are not names', () => {
  expect(['Emma', 'Élodie', 'I', 'My', 'house'].map(isCapitalWord)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
