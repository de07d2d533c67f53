import { describe, expect, it } from 'vitest';
import { readLabelTable } from '../../../../src/analyze/labels/label-table.ts';
import { labelFingerprint, MentionLabels } from '../../../../src/analyze/labels/mention-labels.ts';
import { documentWith } from '../../../support/documents.ts';

/** Rows of document, start, end and label. */
const table = (...rows: string[]) =>
  readLabelTable(
    'l.tsv',
    ['document start end t', ...rows].map((row) => row.replaceAll(' ', '\t')).join('\n'),
  );

const document = (id: string, ...mentions: string[]) =>
  documentWith([['e', ...mentions]], { id, pairKey: id, length: 100 });

const found = (labels: MentionLabels) => labels.warnings().map(({ code, message }) => [code, message]);

describe('MentionLabels', () => {
  it('finds the row of each mention by document and span', () => {
    const labels = new MentionLabels(table('a 0 1 x', 'a 0 2 y', 'b 4 5 z'));
    expect([...labels.rowsOf(document('a', '0', '4', '0-1'), document('a'))]).toEqual([0, -1, 1]);
    expect(found(labels)).toEqual([
      ['labels/document', 'Labels are given for 1 document that the key does not have: "b".'],
    ]);
    expect(labels.warnings({ isPart: true })).toEqual([]);
  });

  it('knows a CoNLL document without its part, and by what pairs it', () => {
    const labels = new MentionLabels(table('x/1 0 1 x'));
    const key = document('(x/1); part 000', '0');
    expect([...labels.rowsOf(key, key)]).toEqual([0]);
    expect([...labels.rowsOf(key, { id: 'other', pairKey: 'x/1' })]).toEqual([0]);
  });

  it('reports rows that no mention has, and ends that fit better the other way', () => {
    const labels = new MentionLabels(table('a 0 1 x', 'a 3 4 y', 'a 5 6 y'));
    const key = document('a', '0-1', '3-4', '7');
    labels.rowsOf(key, key);
    expect(found(labels)).toEqual([
      ['labels/ends', '0 of 3 rows fit a mention, but 2 would if their ends were read the other way.'],
      ['labels/unused', '3 of 3 rows have a span that no mention has, the first from 0 to 1 in a.'],
    ]);
    labels.rowsOf(document('a', '0', '3'), key); // a second system
    expect(found(labels)).toEqual([
      ['labels/unused', '1 of 3 rows have a span that no mention has, from 5 to 6 in a.'],
    ]);
  });

  it('names the first documents that the key does not have', () => {
    const labels = new MentionLabels(table('a 0 1 x', 'b 0 1 x', 'c 0 1 x', 'd 0 1 x'));
    expect(found(labels)).toEqual([
      ['labels/document', 'Labels are given for 4 documents that the key does not have: "a", "b", "c", ….'],
    ]);
  });
});

describe('labelFingerprint', () => {
  it('depends on columns and rows, and not on the order of rows or the name of the file', () => {
    const [one, other] = ['a 0 1 x', 'a 3 4 y'];
    const hash = labelFingerprint(table(one, other));
    expect(hash).toMatch(/^[0-9a-f]+$/);
    expect(labelFingerprint({ ...table(other, one), name: 'm.tsv' })).toBe(hash);
    expect(labelFingerprint(table(one))).not.toBe(hash);
    expect(labelFingerprint({ ...table(one, other), columns: ['u'] })).not.toBe(hash);
  });
});
