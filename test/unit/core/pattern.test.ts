import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternOf } from '../../../src/core/pattern.ts';
import { runs } from '../../support/runs.ts';

describe('patternOf', () => {
  it.each([
    ['Cluster\\d+', ['Cluster1', 'Cluster12'], ['Cluster', 'Cluster1a', 'aCluster1', 'cluster1']],
    ['^E[a-c_-]*$', ['E', 'Eabc', 'E_-'], ['Ed', 'e']],
    ['(?:chain|Set)(-\\d{1,2})?', ['chain', 'Set-1', 'chain-12'], ['chain-123', 'Set-']],
    ['a{2}b{1,}|[^x]', ['aab', 'aabbb', 'y', '😀'], ['ab', 'x', 'aa', '']],
    ['\\w+\\.\\S', ['a_1.x'], ['a_1.', 'é.x']],
    ['', [''], ['a']],
    ['a|', ['a', ''], ['b']],
    ['\\$', ['$'], ['']],
  ])('%j', (pattern, like, unlike) => {
    const { matches } = patternOf(pattern);
    expect(like.filter((text) => !matches(text))).toEqual([]);
    expect(unlike.filter(matches)).toEqual([]);
  });

  it.each([
    ['(', '"(" without ")"'],
    ['a)', '")" without "("'],
    ['[a', '"[" without "]"'],
    ['*a', 'nothing to repeat before "*"'],
    ['a**', 'nothing to repeat before "*"'],
    ['a\\', '"\\" at the end'],
    ['\\1', '"\\1" is not known here'],
    ['\\p{L}', '"\\p" is not known here'],
    ['(?=a)', '"(?" that is not "(?:"'],
    ['[z-a]', '"z-a" is in the wrong order'],
    ['a{3,1}', '"{3,1}" has its numbers in the wrong order'],
    ['((a{1,99}){1,99}){1,99}', 'it repeats too much'],
    ['a'.repeat(201), 'a pattern has at most 200 characters'],
  ])('refuses %j', (pattern, message) => expect(() => patternOf(pattern)).toThrow(message));

  it('matches as regular expressions do', () => {
    const piece = fc.constantFrom('a', 'b', '\\d', '.', '[ab]', '[^a]', '(a|b)', '(?:ab)', '(a*b)');
    const repeated = fc
      .tuple(piece, fc.constantFrom('', '*', '+', '?', '{2}', '{1,2}', '{2,}'))
      .map((parts) => parts.join(''));
    const pattern = fc
      .array(fc.array(repeated, { maxLength: 4 }), { minLength: 1, maxLength: 3 })
      .map((branches) => branches.map((parts) => parts.join('')).join('|'));
    fc.assert(
      fc.property(
        pattern,
        fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 }),
        (source, text) => {
          expect(patternOf(source).matches(text)).toBe(new RegExp(`^(?:${source})$`, 'su').test(text));
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('takes few steps for patterns on which backtracking does not end', () => {
    expect(patternOf('(a+)+b').matches('a'.repeat(5000))).toBe(false);
    expect(patternOf('(a|a)*(a|a)*c').matches('a'.repeat(5000))).toBe(false);
  });
});
