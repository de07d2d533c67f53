import { describe, expect, it } from 'vitest';
import { countsUnits, eventWords, wordsOfTable, wordsOfText } from '../../../../src/page/events/words.ts';

const token = (text: string, start: number, end = start + text.length) => ({ text, start, end });

describe('wordsOfText', () => {
  it('splits at white space and sees line breaks', () => {
    expect(wordsOfText(' He \t came.\r\nBack')).toEqual({
      inUnits: false,
      words: [
        { text: 'He', start: 1, end: 3, startsLine: false },
        { text: 'came.', start: 6, end: 11, startsLine: false },
        { text: 'Back', start: 13, end: 17, startsLine: true },
      ],
    });
    expect(wordsOfText('').words).toEqual([]);
  });

  it('counts code points, or UTF-16 code units', () => {
    const places = (inUnits: boolean) =>
      wordsOfText('😀 a😀', inUnits).words.map(({ start, end }) => [start, end]);
    expect(places(false)).toEqual([
      [0, 1],
      [2, 4],
    ]);
    expect(places(true)).toEqual([
      [0, 2],
      [3, 6],
    ]);
  });
});

describe('wordsOfTable', () => {
  it('orders tokens, leaves out those without a place, and begins a line after two characters or more', () => {
    const tokens = [
      token('c', 9),
      token('a', 0),
      token('b', 2),
      token('x', 5, 5),
      token('y', Number.NaN, 7),
      token('d', 11),
      token('e', 14),
    ];
    const { words, inUnits } = wordsOfTable(tokens);
    expect(inUnits).toBe(true);
    expect(words.map(({ text, start, end, startsLine }) => [text, start, end, startsLine])).toEqual([
      ['a', 0, 1, false],
      ['b', 2, 3, false],
      ['c', 9, 10, true],
      ['d', 11, 12, false],
      ['e', 14, 15, true],
    ]);
    expect(tokens[0].text).toBe('c');
  });
});

describe('countsUnits', () => {
  it('determines in which unit more tokens fit the text', () => {
    const text = '😀 fire 😀 out';
    expect(countsUnits(text, [token('fire', 3), token('out', 11)])).toBe(true);
    expect(countsUnits(text, [token('fire', 2), token('out', 9)])).toBe(false);
    expect(countsUnits(text, [])).toBe(false);
    expect(countsUnits('plain', [token('x', 3)])).toBe(true);
  });
});

describe('eventWords', () => {
  const texts = new Map([
    ['text', '😀 fire'],
    ['both', '😀 fire'],
  ]);
  const sources = {
    textOf: async (id: string) => texts.get(id),
    tables: new Map([
      ['both', { tokens: [token('fire', 3)] }],
      ['table', { tokens: [token('fire', 3)] }],
    ]),
  };
  const ids = ['text', 'both', 'table', 'neither', '__proto__'];

  it('takes words from the text, or else from the table, and leaves out documents with neither', async () => {
    const words = await eventWords(ids, 'token', sources);
    expect([...words].map(([id, found]) => [id, found.words.length, found.inUnits])).toEqual([
      ['text', 2, false],
      ['both', 2, true],
      ['table', 1, true],
    ]);
  });

  it('counts code points if the annotation has characters', async () => {
    const words = await eventWords(['both'], 'character', { ...sources, tables: undefined });
    expect(words.get('both')?.inUnits).toBe(false);
    expect((await eventWords(['both'], 'character', sources)).get('both')?.inUnits).toBe(false);
  });
});
