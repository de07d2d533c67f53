import { describe, expect, it } from 'vitest';
import { globMatcher } from '../../../../../src/compat/evmeval/python/glob.ts';

describe('patterns of the shell', () => {
  it.each([
    ['d*', 'd_0', true],
    ['d*', 'ad', false],
    ['d_0*', 'd_0', true],
    ['a*b*', 'a__b', true],
    ['a*b*', 'a__c', false],
    ['d?', 'd1', true],
    ['d?', 'd', false],
    ['doc[12]*', 'doc2_0', true],
    ['doc[!12]*', 'doc2_0', false],
    ['doc[0-9]', 'doc5', true],
    ['[]a]', ']', true],
    ['[a', '[a', true],
    ['a.b', 'axb', false],
    ['*', '', true],
  ])('%s and %s: %s', (pattern, name, expected) => {
    expect(globMatcher(pattern)(name)).toBe(expected);
  });

  it('do not take long for many stars', () => {
    expect(globMatcher(`${'*a'.repeat(60)}b`)('a'.repeat(250))).toBe(false);
  });
});
