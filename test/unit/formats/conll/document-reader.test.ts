import { describe, expect, it } from 'vitest';
import { documentOf, mentionsIn, readConllText } from '../../../support/conll.ts';

describe('messages', () => {
  const messagesOf = (...cells: string[]) => readConllText(documentOf(cells)).messages.join('\n');

  it('name a mention that is closed but was never opened', () => {
    expect(
      messagesOf('-', '(1)|12)'),
    ).toBe(`f.conll:3:8: error[conll/unopened]: Entity 12 is closed here, but was never opened.
  3 | w1  (1)|12)
  expected: "(12" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention`);
  });

  it('name a mention that is closed twice', () => {
    expect(
      messagesOf('(7', '7)', '7)'),
    ).toBe(`f.conll:4:4: error[conll/unopened]: Entity 7 is closed here, but no mention of it is open (closed twice?).
  4 | w2  7)
  expected: "(7" on this line or earlier in the document
  help: fix the bracket, or pass --lenient to drop this mention`);
  });

  it('name a mention that is never closed, where it was opened', () => {
    expect(
      messagesOf('-', '(3', '-'),
    ).toBe(`f.conll:3:4: error[conll/unclosed]: A mention of entity 3 is opened here and never closed.
  3 | w1  (3
  expected: "3)" on a later line of the document
  help: fix the bracket, or pass --lenient to drop this mention`);
  });

  it.each([
    ['()', 4],
    ['(', 4],
    [')', 4],
    ['(1)|()', 8],
    ['(1)|)', 8],
    ['(1)|(', 8],
  ])('name a bracket without an id: %s', (cell, column) => {
    expect(messagesOf(cell)).toBe(`f.conll:2:${column}: error[conll/no-id]: A bracket has no entity id.
  2 | w0  ${cell}
  expected: "(12", "12)" or "(12)"
  help: give the bracket an id, or pass --lenient to drop it`);
  });

  it('count columns in characters', () => {
    const file = '#begin document d\nž漢😀\t5)\n#end document\n';
    expect(readConllText(file).problems[0]).toMatchObject({ line: 2, column: 5 });
  });

  it('count lines from the beginning of the file, also in the second document', () => {
    const file = `# comment\n\n${documentOf(['-'])}\n${documentOf(['-', '4)'])}`;
    expect(readConllText(file).problems[0]).toMatchObject({ line: 9, column: 4 });
  });

  it('report a document without an end: at the next one', () => {
    const file = '#begin document (a)\nw\t-\n#begin document (b)\nw\t-\n#end document\n';
    const { messages, documents } = readConllText(file);
    expect(documents.map(({ id, length }) => [id, length])).toEqual([
      ['(a)', 1],
      ['(b)', 1],
    ]);
    expect(
      messages.join('\n'),
    ).toBe(`f.conll:2: warning[conll/no-end]: Document (a) has no "#end document" line.
  expected: "#end document" after the last token
  help: the next "#begin document" or the end of the file is taken as its end`);
  });

  it('report a document without an end: at the end of the file', () => {
    expect(readConllText('#begin document (a)\nw\t-').problems).toMatchObject([
      { code: 'conll/no-end', severity: 'warning', line: 2 },
    ]);
  });

  it('report lines outside of any document, once for each place', () => {
    const file = `x\ty\nz\n${documentOf(['-'])}u\t(1)\nv\n`;
    const { messages, documents } = readConllText(file);
    expect(documents).toHaveLength(1);
    expect(
      messages.join('\n'),
    ).toBe(`f.conll:1:1: warning[conll/outside]: A line is outside of any document and is not read.
  1 | x  y
  expected: "#begin document (NAME); part 000" before the first token
  help: add the missing "#begin document" line
f.conll:6:1: warning[conll/outside]: A line is outside of any document and is not read.
  6 | u  (1)
  expected: "#begin document (NAME); part 000" before the first token
  help: add the missing "#begin document" line`);
  });

  it('count ids without brackets', () => {
    expect(
      messagesOf('(1', '2', '-', '1)', '1'),
    ).toBe(`f.conll:1: warning[conll/bare-id]: 2 cells hold an id without a bracket, which has no meaning.
  expected: "(12", "12)", "(12)" or "-"
  help: if coreference is in another column, name it with --coref-column`);
    expect(messagesOf('1')).toContain('1 cell holds an id');
    expect(mentionsIn('(1', '1', '1)')).toEqual(['1 0-2']);
  });

  it('say nothing about an id without a bracket inside an open mention of the same id', () => {
    expect(messagesOf('(1', '1', '1|(2)', '1|1)')).toBe('');
    expect(messagesOf('1|(1', '1)')).toBe('');
    expect(messagesOf('(1', '1)|1', '1')).toContain('1 cell holds');
  });

  it('report a mention of two entities, which is not read', () => {
    expect(
      messagesOf('(1+2)|(3)'),
    ).toBe(`f.conll:2:4: warning[conll/double-antecedent]: A mention of two entities is not read.
  2 | w0  (1+2)|(3)`);
    expect(mentionsIn('(1+2)|(3)')).toEqual(['3 0-0']);
    expect(mentionsIn('(a+b)')).toEqual(['a+b 0-0']);
  });

  it('show no control characters of the file', () => {
    const [message] = readConllText('#begin document \u001b[31md\nw\u001b[2J\t1)\n').messages;
    expect(message).not.toMatch(/\u001b/);
    expect(message).toContain('w\ufffd[2J');
  });

  it('cut long lines', () => {
    const { problems } = readConllText(documentOf([`${'x'.repeat(500)}\t5)`]));
    expect(problems[0].excerpt).toBe(`w0  ${'x'.repeat(157)} …`);
  });

  it('stop after twenty of a kind in a document, and count the rest', () => {
    const { problems } = readConllText(documentOf(Array(50).fill('9)')));
    expect(problems).toHaveLength(21);
    expect(problems[20]).toMatchObject({
      code: 'conll/unopened',
      message: '30 more problems of this kind in document (d); part 000.',
      file: 'f.conll',
      line: 1,
    });
  });
});
