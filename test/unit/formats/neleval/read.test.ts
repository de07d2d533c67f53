import { describe, expect, it } from 'vitest';
import { neleval } from '../../../../src/formats/neleval/neleval.ts';
import { bytesOf } from '../../../support/conll.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const ROWS = 'a\t0\t3\tE1\t1.0\tPER\nb\t0\t3\tNIL1\t1.0\tORG\na\t5\t7\tE1\t1.0\tPER\n';

describe('the reader of neleval', () => {
  it('reads the rows of each document', () => {
    const { documents, messages } = readText(neleval, ROWS);
    expect([messages, documents.map(({ id }) => id)]).toEqual([[], ['a', 'b']]);
    expect(documents.map(spansOf)).toEqual([['E1 0-2', 'E1 5-6'], ['NIL1 0-2']]);
    expect(documents[0].unit).toBe('character');
  });

  it('detects whether ends are inclusive', () => {
    const inclusive = `${ROWS}b\t9\t9\tE2\t1\tPER\n`;
    expect(readText(neleval, inclusive).documents.map(spansOf)).toEqual([
      ['E1 0-3', 'E1 5-7'],
      ['NIL1 0-3', 'E2 9-9'],
    ]);
    const facts = (text: string) =>
      neleval.examine({ size: bytesOf(text).length, read: () => bytesOf(text) }).facts;
    expect(facts(inclusive)).toEqual(['ends are inclusive (start and end are equal in line 4)']);
    expect(facts(ROWS)).toEqual([
      'ends are exclusive (no span decides it; if they are inclusive, pass --ends inclusive)',
    ]);
  });

  it('reads a file without rows as a document without mentions', () => {
    expect(readText(neleval, ' \n')).toMatchObject({ messages: [], documents: [{ id: 'f', entities: [] }] });
    expect(neleval.unannotated(bytesOf(' \n'))).toBe(true);
  });

  it.each(['a\t3\t1\tE\t1\tPER', 'a\tx\t1\tE\t1\tPER', 'a\t0\t1\t\t1\tPER', 'a'])(
    'reports the row %j',
    (row) => expect(readText(neleval, `${row}\n`).messages[0]).toContain('f:1:1: error[neleval/line]'),
  );

  it('is recognised if all lines are rows', () => {
    expect(neleval.detect(bytesOf(ROWS))).toMatch(/^all lines/);
    expect(neleval.detect(bytesOf(`${ROWS}x\n`))).toBeUndefined();
    expect(neleval.detect(bytesOf('\n'))).toBeUndefined();
  });
});
