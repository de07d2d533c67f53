import { describe, expect, it } from 'vitest';
import {
  Board,
  type BoardProps,
  type BoardRow,
  groupLines,
} from '../../../../../src/web/parts/board/board.tsx';
import { markupOf, rowsOf, valuesOf } from '../../../../support/markup.ts';

const row = (id: string, changes: Partial<BoardRow> = {}): BoardRow => ({
  id,
  name: id,
  fullName: `${id}.conll`,
  href: '#/',
  rank: '1–2',
  score: 0.5,
  cells: [0.5],
  groups: [],
  ...changes,
});

const show = (changes: Partial<BoardProps>) =>
  markupOf(Board, {
    label: 'CoNLL',
    rows: [row('a', { over: { difference: 0.1, mark: '**' } }), row('b', { score: 0.4, cells: [null] })],
    columns: [{ id: 'muc', label: 'MUC', isMain: true }],
    sort: '',
    onSort: () => undefined,
    families: [],
    onPick: () => undefined,
    open: '',
    toggle: () => undefined,
    details: ({ id }) => `details of ${id}`,
    ...changes,
  });

it('has a row for each system with rank, score, lead and metrics', () => {
  expect(rowsOf(show({}))).toEqual([
    'Rank | System | CoNLL | over next | MUC',
    '1–2 | a | 50.00 | +10.00 ** | 50.00',
    '1–2 | b | 40.00 |  | –',
  ]);
  expect(valuesOf(show({}), 'title')).toEqual(['a.conll', 'b.conll']);
});

it('opens the details of a system', () => {
  expect(rowsOf(show({ open: 'b' })).at(-1)).toBe('details of b');
});

it('leaves out columns without content', () => {
  const rows = [row('a'), row('b')];
  expect(rowsOf(show({ rows }))[0]).toBe('Rank | System | CoNLL | MUC');
  const strip = { values: [0.1, 0.2], interval: undefined };
  const html = show({
    rows: rows.map((each) => ({ ...each, strip })),
    domain: [0, 1],
    families: ['detection'],
  });
  expect(html).toContain('CoNLL by document');
  expect(html).toContain('detection');
});

describe('groupLines', () => {
  it('puts groups that overlap into lanes', () => {
    expect(
      groupLines(4, [
        [0, 2],
        [1, 3],
      ]),
    ).toEqual([
      [{ lane: 0, part: 'first' }],
      [
        { lane: 0, part: 'middle' },
        { lane: 1, part: 'first' },
      ],
      [
        { lane: 0, part: 'last' },
        { lane: 1, part: 'middle' },
      ],
      [{ lane: 1, part: 'last' }],
    ]);
  });

  it('uses a lane again', () => {
    expect(
      groupLines(4, [
        [0, 1],
        [2, 3],
      ]).map((lines) => lines.map(({ lane }) => lane)),
    ).toEqual([[0], [0], [0], [0]]);
  });
});
