import { describe, expect, it } from 'vitest';
import { amount, counted, percent } from '../../../src/report/numbers.ts';
import { latexTable, markdownTable, textTable, width } from '../../../src/report/table.ts';

describe('width', () => {
  it.each([
    ['abc', 3],
    ['', 0],
    ['漢字', 4],
    ['한국', 4],
    ['カナ', 4],
    ['ｆｕｌｌ', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['a\u200db', 2],
    ['Ελλ', 3],
    ['B³', 2],
  ])('of %j is %i', (text, columns) => expect(width(text)).toBe(columns));
});

const table = {
  head: ['Name', 'F1'],
  rows: [
    ['漢字', '1.00'],
    ['a', '100.00'],
  ],
  align: ['left', 'right'] as const,
};

describe('a text table', () => {
  it('aligns by the width of characters', () => {
    expect(textTable(table)).toBe('Name      F1\n漢字    1.00\na     100.00');
  });

  it('has no blanks at the ends of lines, and survives short rows', () => {
    expect(textTable({ head: ['a', 'b'], rows: [['long'], []] })).toBe('a     b\nlong\n');
  });

  it('shows no control characters', () => {
    const text = textTable({ head: ['n'], rows: [['a\u001b[2Jb'], ['c\nd'], ['e\tf']] });
    expect(text).toBe('n\na\ufffd[2Jb\nc\ufffdd\ne\ufffdf');
  });

  it('is styled without moving', () => {
    const text = textTable(table, {
      head: (t) => `<${t}>`,
      cell: (t, row) => (row === 1 ? t.toUpperCase() : t),
    });
    expect(text).toBe('<Name>  <    F1>\n漢字    1.00\nA     100.00');
  });
});

const hostile = { head: ['x'], rows: [['a|b*c_d`e<f>[g]\\h\ni'], ['50% & $5 #1 {x} ~ ^ \\ – B³']] };

describe('a Markdown table', () => {
  it('has rules for alignment', () => {
    expect(markdownTable(table)).toBe('| Name | F1 |\n|---|---:|\n| 漢字 | 1.00 |\n| a | 100.00 |');
  });

  it('escapes what would be markup', () => {
    expect(markdownTable(hostile).split('\n')[2]).toBe('| a\\|b\\*c\\_d\\`e\\<f\\>\\[g\\]\\\\h i |');
    expect(markdownTable(hostile).split('\n')).toHaveLength(4);
  });
});

describe('a LaTeX table', () => {
  it('has the rules of booktabs', () => {
    expect(latexTable(table)).toBe(`\\begin{tabular}{lr}
\\toprule
Name & F1 \\\\
\\midrule
漢字 & 1.00 \\\\
a & 100.00 \\\\
\\bottomrule
\\end{tabular}`);
  });

  it('escapes what would be markup', () => {
    expect(latexTable(hostile).split('\n')[5]).toBe(
      '50\\% \\& \\$5 \\#1 \\{x\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{} -- B$^3$ \\\\',
    );
    expect(latexTable(hostile).split('\n')).toHaveLength(8);
  });
});

describe('numbers', () => {
  it('are percentages with two decimals, or a dash', () => {
    expect([1, 0, 2 / 3, 0.99999, null, undefined].map(percent)).toEqual([
      '100.00',
      '0.00',
      '66.67',
      '100.00',
      '–',
      '–',
    ]);
  });

  it('are whole where they are', () => {
    expect([3, 2.5, 0, -0].map(amount)).toEqual(['3', '2.50', '0', '0']);
  });

  it('have nouns', () => {
    expect([counted(1, 'token'), counted(12_345, 'token'), counted(0, 'entity', 'entities')]).toEqual([
      '1 token',
      '12,345 tokens',
      '0 entities',
    ]);
  });
});
