import { describe, expect, it } from 'vitest';
import * as blocks from '../../../src/tokenizer/blocks.ts';
import type { Pattern } from '../../../src/tokenizer/pattern.ts';
import { matcherOf } from '../../support/pattern-matches.ts';

// biome-ignore format: aligned columns are the point
const cases: [name: string, pattern: Pattern, yes: string[], no: string[]][] = [
  ['ANY',         blocks.ANY,         ['a', '\0', '\uffff', '\ud83d'],                ['', 'ab']],
  ['L',           blocks.L,           ['a', 'Z', 'é', '語'],                          ['1', '_', '\u00ad', '\ud83d']],
  ['N',           blocks.N,           ['0', '9', '۳'],                                ['a', '½', '²']],
  ['LN',          blocks.LN,          ['a', '9'],                                     ['-', ' ']],
  ['SP',          blocks.SP,          [' ', '\t', '\u00a0', '\u3000', '\u2009'],      ['\n', '  ', '\u200b']],
  ['NL',          blocks.NL,          ['\n', '\r', '\r\n', '\u0085', '\u2028'],       [' ', '\n\n', '\n\r']],
  ['WS',          blocks.WS,          [' ', '\n', '\r\n'],                            ['', 'x', '  ']],
  ['W',           blocks.W,           ['a', '\u00ad', '\u0301', '&eacute;', '&Ouml;'], ['1', '&amp;', '&zacute;']],
  ['WNS',         blocks.WNS,         ['a', '2x', '12'],                              ['', 'a.b']],
  ['WORD',        blocks.WORD,        ['foo.bar', 'x2', 'a!b?c'],                     ['2x', 'a.', 'a..b', 'a.2']],
  ['AP',          blocks.AP,          ["'", '’', '\u0092', '&apos;'],                 ['`', '"']],
  ['AQ',          blocks.AQ,          ["'", '`', '‘'],                                ['"']],
  ['HY',          blocks.HY,          ['-', '_', '\u2010'],                           ['–', '--']],
  ['PUNC',        blocks.PUNC,        [',', ';', ':', '、'],                          ['.', '!']],
  ['CLITIC',      blocks.CLITIC,      ["'s", '’M', "'re", "'LL", '&apos;d'],          ["'t", "'", 's']],
  ['NT',          blocks.NT,          ["n't", 'N’T', 'n`t'],                          ["'t", 'nt']],
  ['NUM',         blocks.NUM,         ['12', '1,000.5', '10:05', '.5'],               ['1.', ',', '1..2', '-1']],
  ['ACRO',        blocks.ACRO,        ['U', 'U.S', 'Canada-U.S', 'U.S.-U.K'],         ['U.S.', 'US', 'é']],
  ['ACRO2',       blocks.ACRO2,       ['U.S', 'a.k.a'],                               ['U', 'U.S.']],
  ['TAG',         blocks.TAG,         ['<p>', '</p>', '<br />', '<a href="x y">', "<a b='>' c>", '<!-- x >', '<?xml x?>'], ['<p', '< p>', '<a b="c>', '<!-- x\n>', '<1>']],
  ['SENT',        blocks.SENT,        [' A', '\n\n', ' É', '\n<p>'],                  [' a', 'A', ' 1', ' ']],
  ['SYMBOL',      blocks.SYMBOL,      ['+', '%', '\\', '→', '©'],                     ['-', 'a']],
  ['URL_CHAR',    blocks.URL_CHAR,    ['a', '/', '.', '\u00a0'],                      [' ', '<', '(', '}']],
  ['URL_END',     blocks.URL_END,     ['a', '/', '='],                                ['.', '?', '-', '(']],
  ['WWW_CHAR',    blocks.WWW_CHAR,    ['a', '-'],                                     ['.', ',', ' ']],
  ['DOMAIN_CHAR', blocks.DOMAIN_CHAR, ['a', '+', '~'],                                ['-', 'A', '1', '_', '.', '$']],
  ['PATH_CHAR',   blocks.PATH_CHAR,   ['a', '{', '.'],                                ['(', ' ']],
  ['PATH_END',    blocks.PATH_END,    ['a', '/'],                                     ['.', '{', '-']],
  ['MAIL_CHAR',   blocks.MAIL_CHAR,   ['a', '.', '@'],                                ['\u00a0', '{', '<']],
  ['MAIL_LABEL',  blocks.MAIL_LABEL,  ['a-b', 'x1'],                                  ['', 'a.b', 'a b']],
  ['EXT',         blocks.EXT,         ['pdf', 'PDF', 'mp3', 'c'],                     ['pdfx', 'md', '']],
];

describe('building blocks of the rules', () => {
  it.each(cases)('%s', (_, pattern, yes, no) => {
    const matches = matcherOf(pattern);
    expect(yes.filter((text) => !matches(text))).toEqual([]);
    expect(no.filter((text) => matches(text))).toEqual([]);
  });

  it('have white space that begins with a character of `blank`, and no other does', () => {
    const isBlank = (text: string) =>
      blocks.blank.ranges.some(([first, last]) => first <= text.charCodeAt(0) && text.charCodeAt(0) <= last);
    const matches = matcherOf(blocks.WS);
    for (let unit = 0; unit <= 0x3000; unit++) {
      const text = String.fromCharCode(unit);
      if (isBlank(text) !== matches(text)) expect.unreachable(`U+${unit.toString(16)}`);
    }
    expect(blocks.blank.ranges.at(-1)).toEqual([0x3000, 0x3000]);
  });
});
