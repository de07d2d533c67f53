import { describe, expect, it } from 'vitest';
import { joinRows, tokenFormats } from '../../../../src/formats/token-table/token-formats.ts';
import { type OffsetUnit, tokenize } from '../../../../src/tokenizer/index.ts';

function write(id: string, text: string, offsets: OffsetUnit = 'utf16'): string {
  const format = tokenFormats.find((each) => each.id === id)!;
  return format.write({ document: 'a b', text, tokens: [...tokenize(text)] }, offsets);
}

const text = '😀 <a b="x\ty\r\nz">\n85 9/16 it’s';

describe('token formats', () => {
  it('writes a token table, with blanks for TAB and line feed inside tokens', () => {
    expect(write('tab', text)).toBe(
      '1\t<a b="x y\r z">\t3\t17\n2\t85 9/16\t18\t25\n3\tit\t26\t28\n4\t’s\t28\t30\n',
    );
  });

  it('writes a token table in code points', () => {
    expect(write('tab', '😀 a', 'code-points')).toBe('1\ta\t2\t3\n');
  });

  it('writes CoNLL columns, in which no token makes a column of its own', () => {
    expect(write('conll', text)).toBe(
      [
        '#begin document (a_b); part 000',
        'a_b\t0\t0\t<a_b="x_y__z">\t-',
        'a_b\t0\t1\t85_9/16\t-',
        'a_b\t0\t2\tit\t-',
        'a_b\t0\t3\t’s\t-',
        '',
        '#end document',
        '',
      ].join('\n'),
    );
  });

  it('writes JSON that reads back', () => {
    expect(JSON.parse(write('json', '😀 a', 'code-points'))).toEqual({
      schema: 'corefeval/tokens/1',
      document: 'a b',
      offsets: 'code-points',
      tokens: [{ id: 1, text: 'a', begin: 2, end: 3 }],
    });
    expect(JSON.parse(write('json', ''))).toEqual({
      schema: 'corefeval/tokens/1',
      document: 'a b',
      offsets: 'utf16',
      tokens: [],
    });
  });

  it('writes brat in code points, with two fragments for a token that crosses a line break', () => {
    expect(write('brat', text).split('\n').slice(0, 2)).toEqual([
      'T1\tToken 2 11;13 16\t<a b="x y z">',
      'T2\tToken 17 24\t85 9/16',
    ]);
  });
});

it('joins rows as a list of them all would be joined, also at the borders of blocks', () => {
  for (const count of [0, 1, 2, 4095, 4096, 4097, 8192, 8193]) {
    const rows = Array.from({ length: count }, (_, i) => `r${i}`);
    expect(joinRows(rows.values(), ',')).toBe(rows.join(','));
    expect(joinRows(rows.values())).toBe(rows.join(''));
  }
});

it('keeps empty rows', () => expect(joinRows(['', 'a', ''], ',')).toBe(',a,'));
