import { expect, it } from 'vitest';
import { mentionLine, tbfColumns, tbfFieldColumn } from '../../../../src/formats/tbf/model.ts';

const mention = {
  system: 'sys',
  document: '😀',
  id: 'E1',
  span: '1,2',
  text: 'é',
  type: 'A_B',
  realis: 'Actual',
  extra: ['0.5', ''],
};

it('has the column of each field, in code points', () => {
  // sys⇥😀⇥E1⇥1,2⇥é⇥A_B⇥Actual
  expect(tbfColumns.map((field) => tbfFieldColumn(mention, field))).toEqual([1, 5, 7, 10, 14, 16, 20]);
});

it('counts from the first field of an indented line', () => {
  expect([
    tbfFieldColumn({ ...mention, column: 4 }, 'system'),
    tbfFieldColumn({ ...mention, column: 4 }, 'id'),
  ]).toEqual([4, 10]);
});

it('has the line with all of its columns', () => {
  expect(mentionLine(mention)).toBe('sys\t😀\tE1\t1,2\té\tA_B\tActual\t0.5\t');
  expect(mentionLine({ ...mention, extra: [] })).toBe('sys\t😀\tE1\t1,2\té\tA_B\tActual');
});
