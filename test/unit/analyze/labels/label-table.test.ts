import { describe, expect, it } from 'vitest';
import {
  annotationLabels,
  isLabelTable,
  readLabelTable,
} from '../../../../src/analyze/labels/label-table.ts';
import { Mentions } from '../../../../src/core/mentions.ts';
import { InputError } from '../../../../src/problems/problem.ts';
import { documentWith } from '../../../support/documents.ts';

/** Code, line and message of each problem. */
function problemsOf(read: () => unknown): unknown[] {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError)
      return error.problems.map(({ code, line, message }) => [code, line, message]);
    throw error;
  }
  return [];
}

describe('readLabelTable', () => {
  it('reads rows with an exclusive or an inclusive end; an empty cell is no label', () => {
    const row = { document: 'd 1', start: 3, end: 5, values: ['PER', null], line: 2 };
    const exclusive = readLabelTable(
      'l.tsv',
      '\ufeffdocument\tstart\tend\ttype\tsex\r\nd 1\t3\t5\tPER\t\r\n\n',
    );
    expect(exclusive).toEqual({ name: 'l.tsv', columns: ['type', 'sex'], rows: [{ ...row, otherEnd: 6 }] });
    const inclusive = readLabelTable('l.tsv', 'document\tstart\tlast\ttype\tsex\nd 1\t3\t4\tPER');
    expect(inclusive.rows).toEqual([{ ...row, otherEnd: 4 }]);
    expect(readLabelTable('l.tsv', 'document\tstart\tlast\ttype\n').rows).toEqual([]);
  });

  it('reads commas and quotes where the name ends in .csv', () => {
    const text = 'document,start,end,"the ""type"""\r\n"a,b",0,1,"x\ny"\nc,1,2,\n';
    const { columns, rows } = readLabelTable('L.CSV.gz', text);
    expect(columns).toEqual(['the "type"']);
    expect(rows.map(({ document, values, line }) => [document, ...values, line])).toEqual([
      ['a,b', 'x\ny', 2],
      ['c', null, 4],
    ]);
  });

  it('keeps lines that begin with a number sign, and text after a quote in its cell', () => {
    const { rows } = readLabelTable('l.tsv', 'document\tstart\tend\tt\n#d\t0\t1\tx\n');
    expect(rows[0].document).toBe('#d');
    expect(readLabelTable('l.csv', 'document,start,end,t\nd,0,1,"x"y,z\n').rows[0].values).toEqual(['"x"y']);
  });

  it.each([
    ['', 'The table of labels does not begin with a header: its first line is "".'],
    ['d\t0\t1\tPER\n', 'The table of labels does not begin with a header: its first line is "d 0 1 PER".'],
    [
      'document\tstart\tstop\tt\n',
      'The table of labels does not begin with a header: its first line is "document start stop t".',
    ],
    ['document\tstart\tend\n', 'The table of labels has no column with labels.'],
    ['document\tstart\tend\tt\tt\n', 'The columns of the table of labels need different names.'],
    ['document\tstart\tend\t\n', 'The columns of the table of labels need different names.'],
  ])('refuses the header of %j', (text, message) => {
    expect(problemsOf(() => readLabelTable('l.tsv', text))).toEqual([['labels/header', 1, message]]);
  });

  it('reports every position that is not a span, and every span with two labels', () => {
    const lines = [
      'document\tstart\tend\tt',
      'd\t0\t1\tx',
      'd\ta\t1\tx',
      'd\t2\t2\tx',
      'd\t-1\t2\tx',
      'd\t0\t1\ty',
      'd\t0\t1\tx',
      'd\t1',
    ];
    expect(problemsOf(() => readLabelTable('l.tsv', lines.join('\n')))).toEqual([
      ['labels/position', 3, 'The span from "a" to "1" is not a span.'],
      ['labels/position', 4, 'The span from "2" to "2" is not a span.'],
      ['labels/position', 5, 'The span from "-1" to "2" is not a span.'],
      ['labels/twice', 6, 'The span from 0 to 1 in d has other labels than before, in line 2.'],
      ['labels/position', 8, 'The span from "1" to "" is not a span.'],
    ]);
  });
});

describe('isLabelTable', () => {
  it('looks for the first column of the header', () => {
    expect(['document\tstart', '\ufeffdocument,x', '"document",y'].map(isLabelTable)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['#begin document (d);', 'documents\t', '{}', ''].map(isLabelTable)).toEqual(Array(4).fill(false));
  });
});

describe('annotationLabels', () => {
  const mention = (start: number, type?: string) => ({
    start,
    end: start + 1,
    entity: 0,
    ...(type === undefined ? {} : { attributes: new Map([['type', type]]) }),
  });
  const document = (...mentions: ReturnType<typeof mention>[]) => ({
    ...documentWith([], { id: 'd', pairKey: 'd', length: 9 }),
    entities: ['e'],
    mentions: Mentions.of(mentions),
  });

  it('has the attributes of mentions as columns', () => {
    expect(annotationLabels('a.conll', [document(mention(1, 'PER'), mention(2))])).toEqual({
      name: 'a.conll',
      columns: ['type'],
      rows: [{ document: 'd', start: 1, end: 2, values: ['PER'], line: undefined }],
    });
  });

  it('refuses an annotation without attributes, and a span with two', () => {
    expect(problemsOf(() => annotationLabels('a.conll', [document(mention(1))]))).toEqual([
      [
        'labels/header',
        undefined,
        'The labels are neither a table nor an annotation whose mentions have attributes.',
      ],
    ]);
    expect(problemsOf(() => annotationLabels('a', [document(mention(1, 'x'), mention(1, 'y'))]))).toEqual([
      ['labels/twice', undefined, 'The span from 1 to 2 in d has other labels than before.'],
    ]);
  });
});
