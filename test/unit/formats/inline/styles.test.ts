import { describe, expect, it } from 'vitest';
import type { MarkStyle } from '../../../../src/formats/inline/marks.ts';
import { bracketStyle, markdownStyle, tagStyle } from '../../../../src/formats/inline/styles.ts';

/** The marks of a text as `(sign)` or `(sign)=label`, and the signs without a partner after their codes. */
function marksIn(style: MarkStyle, text: string): string[] {
  const { marks, faults } = style.marksOf(text);
  return [
    ...marks.map(({ start, end, kind, label }) => `${kind} "${text.slice(start, end)}" ${label ?? '-'}`),
    ...faults.map(({ code, start, end }) => `${code} "${text.slice(start, end)}"`),
  ];
}

const hits = (style: MarkStyle, text: string): number => [...text.matchAll(style.hit())].length;

describe('Markdown links', () => {
  it('end at "](#", and belong to the nearest bracket that is open', () => {
    expect(marksIn(markdownStyle, '[[his](#a) [old] boss](#b-1) [1]')).toEqual([
      'open "[" -',
      'open "[" -',
      'close "](#a)" a',
      'close "](#b-1)" b-1',
    ]);
  });

  it('without a label are marks; those without a beginning have no partner; other brackets are text', () => {
    expect(marksIn(markdownStyle, '[Tom](#) x](#1) [y [z](url)')).toEqual([
      'open "[" -',
      'close "](#)" ',
      'inline/unopened "](#1)"',
    ]);
  });

  it('are recognized by labels of up to 256 characters without white space', () => {
    const long = (length: number) => `[a](#${'x'.repeat(length)})`;
    expect([hits(markdownStyle, `${long(256)} ${long(1)}`), hits(markdownStyle, long(257))]).toEqual([2, 0]);
    expect(hits(markdownStyle, '[a](#) [b](#x y) [c](d)')).toBe(0);
    expect(marksIn(markdownStyle, long(257))).toEqual([]);
  });

  it('are written', () => expect(`${markdownStyle.open('x')}a${markdownStyle.close('x')}`).toBe('[a](#x)'));
});

describe('tags', () => {
  it('have the label inside or after them', () => {
    expect(marksIn(tagStyle, '<m>Tom</m>#0 <m> the cat | é_1 </m> <m>it</m>')).toEqual([
      'open "<m>" -',
      'close "</m>#0" 0',
      'open "<m> " -',
      'close "| é_1 </m>" é_1',
      'open "<m>" -',
      'close "</m>" -',
    ]);
  });

  it('without a partner are faults, and </z> is a mention without words', () => {
    expect(marksIn(tagStyle, '</m>#1 <m>a </z>@3 </z>')).toEqual([
      'zero "</z>@3" 3',
      'zero "</z>" -',
      'inline/unopened "</m>#1"',
      'inline/unclosed "<m>"',
    ]);
  });

  it('are recognized by their labels', () => {
    expect(hits(tagStyle, '<m>a</m>#1 <m>b</m> #2 <m> c | 3 </m> <m>d</m> e')).toBe(3);
  });

  it('are written', () => expect(`${tagStyle.open('x')}a${tagStyle.close('x')}`).toBe('<m>a</m>#x'));
});

describe('labelled brackets', () => {
  it('have a label with a digit and a blank after it', () => {
    expect(marksIn(bracketStyle, '[1 Tom ] [2 [e1 his ] [sic] boss] [1] [a b]')).toEqual([
      'open "[1 " 1',
      'close "]" 1',
      'open "[2 " 2',
      'open "[e1 " e1',
      'close "]" e1',
      'close "]" 2',
    ]);
  });

  it('that are not closed are faults; other brackets are text', () => {
    expect(marksIn(bracketStyle, '] [1 a [2 b ] [x')).toEqual([
      'open "[2 " 2',
      'close "]" 2',
      'inline/unclosed "[1 "',
    ]);
  });

  it('are recognized by their labels', () => {
    expect(hits(bracketStyle, '[1 a ] [e1 b] [1] [sic c] [2\nd]')).toBe(3);
  });

  it('are written', () => expect(`${bracketStyle.open('1')}a${bracketStyle.close('1')}`).toBe('[1 a ]'));
});
