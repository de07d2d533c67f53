import { describe, expect, it } from 'vitest';
import type { Pattern } from '../../../src/tokenizer/pattern.ts';
import { re, words } from '../../../src/tokenizer/re.ts';
import { matcherOf } from '../../support/pattern-matches.ts';

const digits = re`[0-9]+`;

// biome-ignore format: aligned columns are the point
const cases: [name: string, pattern: Pattern, yes: string[], no: string[]][] = [
  ['a letter in both cases',       re`aB`,            ['ab', 'AB', 'aB'],          ['a', 'abb', '']],
  ['a set as it is listed',        re`[M]iss`,        ['Miss', 'MISS'],            ['miss']],
  ['a range and a final hyphen',   re`[a-c\-]`,       ['a', 'c', '-'],             ['d', 'B']],
  ['a negated set',                re`[^a-z\n]`,      ['A', '\ud800', '\uffff'],   ['a', '\n', '']],
  ['a choice',                     re`(ab|c)d|e`,     ['abd', 'cd', 'e'],          ['ab', 'abe']],
  ['an option',                    re`https?`,        ['http', 'https'],           ['httpss']],
  ['any number',                   re`a(b)*`,         ['a', 'ab', 'abbb'],         ['b']],
  ['at least one',                 re`(ab)+`,         ['ab', 'abab'],              ['', 'aba']],
  ['an exact number',              re`a{2}`,          ['aa'],                      ['a', 'aaa']],
  ['a number between',             re`a{1,3}`,        ['a', 'aa', 'aaa'],          ['', 'aaaa']],
  ['a number from',                re`a{2,}`,         ['aa', 'aaaaa'],             ['a']],
  ['escapes',                      re`\.\u2019\t\\`,  ['.\u2019\t\\'],             ['x\u2019\t\\']],
  ['a dollar and a backquote',     re`$\``,           ['$`'],                      ['$']],
  ['another pattern in braces',    re`${digits}-${digits}?`, ['1-', '12-34'],      ['-1']],
  ['a repeated pattern in braces', re`(${digits},){2}`, ['1,22,'],                 ['1,']],
  ['a word list',                  words` ab [C]d? `, ['AB', 'Cd', 'C'],           ['cd', 'abCd']],
  ['nothing at all',               re``,              [''],                        ['a']],
];

describe('re', () => {
  it.each(cases)('reads %s', (_, pattern, yes, no) => {
    const matches = matcherOf(pattern);
    for (const text of yes) expect(matches(text), text).toBe(true);
    for (const text of no) expect(matches(text), text).toBe(false);
  });

  it('refuses a bare period, an open group, an open set and a stray bracket', () => {
    expect(() => re`a.b`).toThrow('Expected an escaped period');
    expect(() => re`(a`).toThrow('Expected ")"');
    expect(() => re`[a`).toThrow('Expected "]"');
    expect(() => re`a)`).toThrow('Expected an end');
  });
});
