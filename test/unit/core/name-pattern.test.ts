import { expect, it } from 'vitest';
import { documentNames, matchesPattern } from '../../../src/core/name-pattern.ts';

it('names a CoNLL document with and without its part', () => {
  expect(documentNames('(bn/a_1); part 002')).toEqual(['(bn/a_1); part 002', 'bn/a_1']);
  expect(documentNames('GUM_bio_x')).toEqual(['GUM_bio_x']);
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'ab', false],
  ['abc', '*', true],
  ['', '*', true],
  ['bn/cnn', 'bn/*', true],
  ['aba', 'ab*ba', false],
  ['abba', 'ab*ba', true],
  ['a1b2c', 'a*b*c', true],
  ['a1c2b', 'a*b*c', false],
  ['a.b', 'a?b', false],
])('%s and the pattern %s: %s', (text, pattern, expected) => {
  expect(matchesPattern(text, pattern)).toBe(expected);
});
