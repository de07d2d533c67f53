import { describe, expect, it } from 'vitest';
import { toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';
import { hasBracket, readCell } from '../../../../src/compat/scorer-pl/cell.ts';

const read = (text: string) => readCell(toBytes(text), 0, text.length);

describe('readCell', () => {
  it.each([
    ['(5)', [[], ['5'], [], []]],
    ['(5', [[], [], ['5'], []]],
    ['5)', [[], [], [], ['5']]],
    ['(0)|(1|2)', [[], ['0'], ['1'], ['2']]],
    ['(1(2(3', [[], [], ['1', '2', '3'], []]],
    ['1)2)3)', [[], [], [], ['1', '2', '3']]],
    ['0)|(0', [[], [], ['0'], ['0']]],
    ['(5+3)', [['5+3'], [], [], []]],
    ['(5+12)', [[], [], ['5'], ['12']]],
    ['(05+3)|(05)', [['05+3'], ['05'], [], []]],
    ['(a)|(|)|()', [[], [], [], []]],
    ['(person-3', [[], [], [], []]],
    ['(person-3)', [[], [], [], ['3']]],
    ['word (7) (8 9)', [[], ['7'], ['8'], ['9']]],
  ])('finds the labels of %s', (text, [discarded, single, opened, closed]) => {
    expect(read(text)).toEqual({ discarded, single, opened, closed });
  });

  it.each([
    ['(1(2)3)', ['2', '13'], 'a removed mention joins the digits around it'],
    ['((1)2)', ['1', '2'], 'a removed mention joins a bracket and digits'],
    ['(1((2)3)4)', ['2', '3', '14'], 'joining goes on'],
  ])('reads %s as the mentions %j: %s', (text, single) => {
    expect(read(text)).toMatchObject({ single, opened: [], closed: [] });
  });

  it('joins what is around a discarded label before it looks for mentions', () => {
    expect(read('(1(5+3)2)')).toEqual({ discarded: ['5+3'], single: ['12'], opened: [], closed: [] });
    expect(read('(1+(5+3)2)')).toMatchObject({ discarded: ['5+3', '1+2'], single: [] });
  });

  it('leaves the bytes of the file alone, also those of a Buffer, whose slices are views', () => {
    const bytes = Buffer.from('x (1(2)3) y');
    readCell(bytes, 2, 9);
    expect(bytes.toString()).toBe('x (1(2)3) y');
  });

  it('reads long fields', () => {
    const length = 10_000;
    const lengths = (field: string) => Object.values(read(field)).map((labels) => labels.length);
    expect(lengths('('.repeat(length) + '(1'.repeat(length))).toEqual([0, 0, length, 0]);
    expect(lengths(`${'(1'.repeat(length)}(2)${'3)'.repeat(length)}`)).toEqual([0, length + 1, 0, 0]);
    expect(lengths('1'.repeat(length * 5))).toEqual([0, 0, 0, 0]);
    expect(lengths(`(${'1'.repeat(length)}x${'1)'.repeat(length)}`)).toEqual([0, 0, 1, length]);
    expect(lengths('(1+1'.repeat(length) + ')'.repeat(length))).toEqual([length, 0, 0, 0]);
  });
});

describe('hasBracket', () => {
  it('looks at the field only', () => {
    const bytes = toBytes('(-)');
    expect(hasBracket(bytes, 0, 3)).toBe(true);
    expect(hasBracket(bytes, 1, 2)).toBe(false);
  });
});
