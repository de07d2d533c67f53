import { describe, expect, it } from 'vitest';
import { latexCode, latexTable } from '../../../../src/report/table/latex.ts';

const table = {
  head: ['Name', 'F1'],
  rows: [
    ['漢字', '1.00'],
    ['a', '100.00'],
  ],
  align: ['left', 'right'] as const,
};
const hostile = { head: ['x'], rows: [['a|b*c_d`e<f>[g]\\h\ni'], ['50% & $5 #1 {x} ~ ^ \\ – B³']] };

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
      '50\\% \\& \\$5 \\#1 \\{x\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{} \\textendash{} B$^3$ \\\\',
    );
    expect(latexTable(hostile).split('\n')).toHaveLength(8);
  });

  it('protects what LaTeX would take for an argument of a command, or print as another character', () => {
    const rows = [['[x]'], ['*y'], ['a--b|c<d>']];
    expect(
      latexTable({ head: ['n'], rows })
        .split('\n')
        .slice(4, 7),
    ).toEqual(['{[}x] \\\\', '{*}y \\\\', 'a-{}-b\\textbar{}c\\textless{}d\\textgreater{} \\\\']);
  });

  it('has rules below the titles of groups, and bold cells', () => {
    const grouped = {
      head: ['', 'R', 'F1', 'F1'],
      groups: ['', 'MUC', 'MUC', 'CoNLL'],
      rows: [['a', '1', '2', '3']],
    };
    expect(
      latexTable({ ...grouped, marked: [[false, true]] })
        .split('\n')
        .slice(2, 7),
    ).toEqual([
      ' & \\multicolumn{2}{c}{MUC} & \\multicolumn{1}{c}{CoNLL} \\\\',
      '\\cmidrule(lr){2-3} \\cmidrule(lr){4-4}',
      ' & R & F1 & F1 \\\\',
      '\\midrule',
      'a & \\textbf{1} & 2 & 3 \\\\',
    ]);
  });

  it('is divided where it would be wider than the text of a page', () => {
    const groups = ['', ...['a', 'b', 'c', 'd'].flatMap((title) => [title, title, title])];
    const columns = (name: string) => {
      const row = groups.map((_, column) => (column === 0 ? name : '73.40'));
      return latexTable({ head: groups, groups, rows: [row] }).match(/(?<=begin\{tabular\}\{)l+/g);
    };
    expect(columns('short')).toEqual(['llllllllll', 'llll']);
    expect(columns('a-name-of-thirty-characters.xy')).toEqual(['lllllll', 'lllllll']);
  });
});

describe('a signature', () => {
  it('can be broken at its punctuation', () => {
    expect(latexCode('a:b_c|d')).toBe(
      '\\texttt{a:\\allowbreak{}b\\_\\allowbreak{}c\\textbar{}\\allowbreak{}d}',
    );
  });
});
