import { describe, expect, it } from 'vitest';
import { readLabelTable } from '../../../src/analyze/labels/label-table.ts';
import { MentionLabels } from '../../../src/analyze/labels/mention-labels.ts';
import { labelsOfPair } from '../../../src/analyze/labels/vote.ts';
import { MentionRows, type MentionTable } from '../../../src/analyze/mention-table.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { alignPair, settingsOf } from '../../../src/evaluate/index.ts';
import { documentWith, wordList } from '../../support/documents.ts';
import { near } from '../../support/near.ts';

const document = (...entities: string[][]) =>
  documentWith(
    entities.map((entity, i) => [`e${i}`, ...entity]),
    { length: 6, tokens: wordList('a', 'b', 'c', 'd', 'e', 'f') },
  );

const pairOf = (key: ReturnType<typeof document>, response: ReturnType<typeof document>) =>
  alignPair(key, response, settingsOf({}), () => {}).pair;

/** The chosen columns of each row. */
const shown = ({ columns, rows }: MentionTable, ...names: string[]) =>
  rows.map((row) => names.map((name) => row[columns.indexOf(name)]));

function tableOf(...pairs: ReturnType<typeof pairOf>[]): MentionTable {
  const rows = new MentionRows();
  for (const pair of pairs) rows.add('sys', pair);
  return rows.table();
}

describe('MentionRows', () => {
  // Key {0 1 2}{5}, response {0 1}{2 3}{5}: 0 and 1 are part of an entity, 2 is in an entity with another, 3 is spurious.
  const table = tableOf(
    pairOf(document(['0', '1', '2'], ['5'], ['4']), document(['0', '1'], ['2', '3'], ['5'])),
  );

  it('has a row for each mention of key or response, in the order of places', () => {
    expect(
      shown(table, 'system', 'document', 'start', 'end', 'words', 'key_entity', 'response_entity'),
    ).toEqual([
      ['sys', 'd', 0, 1, 'a', 'e0', 'e0'],
      ['sys', 'd', 1, 2, 'b', 'e0', 'e0'],
      ['sys', 'd', 2, 3, 'c', 'e0', 'e1'],
      ['sys', 'd', 3, 4, 'd', null, 'e1'],
      ['sys', 'd', 4, 5, 'e', 'e2', null],
      ['sys', 'd', 5, 6, 'f', 'e1', 'e2'],
    ]);
  });

  it('has sizes and a verdict', () => {
    expect(shown(table, 'key_size', 'response_size', 'shared', 'verdict')).toEqual([
      [3, 2, 2, 'divided'],
      [3, 2, 2, 'divided'],
      [3, 2, 1, 'mixed'],
      [null, 2, null, 'spurious'],
      [1, null, null, 'missing'],
      [1, 1, 1, 'right'],
    ]);
    const conflated = tableOf(pairOf(document(['0'], ['1']), document(['0', '1'])));
    expect(shown(conflated, 'verdict')).toEqual([['conflated'], ['conflated']]);
  });

  it('has the share of each mention in the numerator of a metric; a side that lacks the mention has none', () => {
    expect(shown(table, 'mentions_r', 'mentions_p', 'muc_r', 'muc_p')).toEqual([
      [1, 1, null, null],
      [1, 1, 1, 1],
      [1, 1, 0, null],
      [null, 0, null, 0],
      [0, null, null, null],
      [1, 1, null, null],
    ]);
    expect(shown(table, 'bcub_r', 'bcub_p', 'lea_r', 'lea_p')).toEqual([
      [near(2 / 3), 1, 0.5, 1],
      [near(2 / 3), 1, 0.5, 1],
      [near(1 / 3), 0.5, 0, 0],
      [null, 0, null, 0],
      [0, null, 0, null],
      [1, 1, 1, 1],
    ]);
  });

  it('has the span of the response where it is another one', () => {
    const pair = pairOf(document(['0-2']), document(['0-1'], ['4']));
    const moved = tableOf({ ...pair, twins: Int32Array.of(0, -1) });
    expect(shown(moved, 'start', 'end', 'response_start', 'response_end', 'words')).toEqual([
      [0, 3, 0, 2, 'a b c'],
      [4, 5, null, null, 'e'],
    ]);
  });

  it('has the text of characters, the words of mentions outside of it, and nothing where words are not known', () => {
    const characters = { ...document(['1-2']), unit: 'character', tokens: undefined, text: '😀bcd' } as const;
    expect(shown(tableOf(pairOf(characters, characters)), 'words')).toEqual([['bc']]);
    const outside = { ...pairOf(document(), document(['9'])).response, outside: new Map([[9, 'elsewhere']]) };
    const pair = { ...pairOf(document(), document(['9'])), response: outside };
    expect(shown(tableOf(pair), 'words')).toEqual([['elsewhere']]);
    const bare = { ...document(['0']), tokens: undefined };
    expect(shown(tableOf(pairOf(bare, bare)), 'words')).toEqual([[null]]);
  });

  it('has attributes of both sides and labels as further columns, of all systems', () => {
    const withType = (type: string) => ({
      ...document([]),
      entities: ['e'],
      mentions: Mentions.of([{ start: 0, end: 1, entity: 0, attributes: new Map([['type', type]]) }]),
    });
    const pair = pairOf(withType('PER'), withType('ORG'));
    const labels = new MentionLabels(readLabelTable('l.tsv', 'document\tstart\tend\tt\nd\t0\t1\tx\n'));
    const rows = new MentionRows();
    const other = new MentionRows();
    rows.add('a', pair, labelsOfPair(pair, labels));
    other.add('b', pairOf(document(['1']), document()));
    rows.append(other);
    const all = rows.table();
    expect(all.columns.slice(-5)).toEqual([
      'key.type',
      'response.type',
      'label.t',
      'key_label.t',
      'response_label.t',
    ]);
    expect(all.rows.map((row) => [row[0], ...row.slice(-5)])).toEqual([
      ['a', 'PER', 'ORG', 'x', 'x', 'x'],
      ['b', null, null, null, null, null],
    ]);
    expect(all.rows.every((row) => row.length === all.columns.length)).toBe(true);
  });
});
