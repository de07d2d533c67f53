import { describe, expect, it } from 'vitest';
import { textTable } from '../../../../src/report/table/text.ts';

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

describe('a table with groups and marks', () => {
  const grouped = {
    head: ['System', 'R', 'P', 'F1', 'F1'],
    groups: ['', 'MUC', 'MUC', 'MUC', 'CoNLL average'],
    rows: [
      ['a', '100.00', '50.00', '66.67', '1.00'],
      ['b', '–', '50.00', '0.00', '2.00'],
    ],
    marked: [
      [false, true, true, true, false],
      [false, false, true, false, true],
    ],
    align: ['left', 'right', 'right', 'right', 'right'] as const,
    names: 0,
  };

  it('has the titles of groups above the head, and a sign after marked numbers', () => {
    expect(textTable(grouped)).toBe(
      [
        '                  MUC           CoNLL average',
        'System        R      P     F1             F1',
        'a        100.00* 50.00* 66.67*          1.00',
        'b             –  50.00*  0.00           2.00*',
      ].join('\n'),
    );
  });

  it('is printed in blocks where it is too wide, each with the names', () => {
    expect(textTable(grouped, { columns: 40 })).toBe(
      [
        '                  MUC',
        'System        R      P     F1',
        'a        100.00* 50.00* 66.67*',
        'b             –  50.00*  0.00',
        '',
        '         CoNLL average',
        'System             F1',
        'a                1.00',
        'b                2.00*',
      ].join('\n'),
    );
  });
});
