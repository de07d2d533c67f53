import { describe, expect, it } from 'vitest';
import { markdownTable } from '../../../../src/report/table/markdown.ts';

const table = {
  head: ['Name', 'F1'],
  rows: [
    ['漢字', '1.00'],
    ['a', '100.00'],
  ],
  align: ['left', 'right'] as const,
};
const hostile = { head: ['x'], rows: [['a|b*c_d`e<f>[g]\\h\ni'], ['50% & $5 #1 {x} ~ ^ \\ – B³']] };

describe('a Markdown table', () => {
  it('has rules for alignment', () => {
    expect(markdownTable(table)).toBe('| Name | F1 |\n|---|---:|\n| 漢字 | 1.00 |\n| a | 100.00 |');
  });

  it('escapes what would be markup', () => {
    expect(markdownTable(hostile).split('\n')[2]).toBe('| a\\|b\\*c\\_d\\`e\\<f\\>\\[g\\]\\\\h i |');
    expect(markdownTable(hostile).split('\n')).toHaveLength(4);
  });

  it('puts the titles of groups before those of columns, and marked cells in bold', () => {
    const grouped = { head: ['', 'R', 'F1'], groups: ['', 'MUC', 'MUC'], rows: [['a', '1', '2']] };
    expect(markdownTable({ ...grouped, marked: [[false, true, false]] })).toBe(
      '|  | MUC R | MUC F1 |\n|---|---|---|\n| a | **1** | 2 |',
    );
  });
});
