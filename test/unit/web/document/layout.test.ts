import { describe, expect, it } from 'vitest';
import {
  changesDirection,
  isRightToLeft,
  MentionFinder,
  placeMentions,
  rowRuns,
  withoutDirections,
} from '../../../../src/web/document/layout.ts';
import { hard } from '../../../support/page-fixture.ts';

const [document] = hard().documents;
const { key } = document;
const finder = new MentionFinder(key);

const NOTHING = { placed: [], deep: [], lanes: 0 };
const row = (from: number, to: number) => placeMentions(key, finder.within(from, to), from, to);

describe('the lanes of a row', () => {
  it('put the innermost mention nearest to the words', () => {
    const { placed, lanes } = row(0, 13);
    expect(lanes).toBe(5);
    expect(placed.map(({ start, lane }) => [start, lane])).toEqual([
      [0, 4],
      [3, 3],
      [6, 2],
      [9, 1],
      [10, 0],
    ]);
  });

  it('put crossing mentions into different lanes and distant ones into the same', () => {
    const { placed } = row(40, 51);
    expect(placed.map(({ start, end, lane }) => [start, end, lane])).toEqual([
      [40, 45, 1],
      [46, 50, 1],
      [46, 48, 0],
      [43, 45, 0],
    ]);
  });
});

describe('mentions that are too deep', () => {
  const count = 300;
  const deep = {
    ...key,
    starts: Int32Array.from({ length: count }, (_, at) => at),
    ends: new Int32Array(count).fill(count),
    entities: new Int32Array(count),
    pieces: new Map(),
  };
  const all = [...deep.starts.keys()];

  it('share a line, and cut the row only at its ends', () => {
    const placed = placeMentions(deep, all, 0, count);
    expect(placed.lanes).toBe(6);
    expect(placed.placed.map(({ start, lane }) => [start, lane])).toEqual(
      [5, 4, 3, 2, 1, 0].map((lane) => [count - 1 - lane, lane]),
    );
    expect(placed.deep).toEqual([{ start: 0, end: count, mentions: all.slice(0, -6) }]);
    const text = Array(count).fill('a').join(' ');
    const tokenStarts = Int32Array.from(all, (at) => 2 * at);
    const runs = rowRuns(
      { text, tokenStarts, tokenEnds: tokenStarts.map((at) => at + 1) },
      [0, count],
      { key: placed, response: NOTHING },
      new Set([0]),
    );
    const bars = runs.reduce((sum, run) => sum + run.key.length + run.deep.length, 0);
    expect([runs.length, bars]).toEqual([15, 51]);
    expect(runs.map((run) => run.deep)).toEqual([
      [{ side: 'key', isStart: true }],
      ...Array(14).fill([{ side: 'key', isStart: false }]),
    ]);
  });

  it('are groups where they are apart', () => {
    const two = { ...deep, ends: Int32Array.from(all, (at) => (at < 100 ? 100 : count)) };
    expect(
      placeMentions(two, all, 0, count).deep.map(({ start, end, mentions }) => [start, end, mentions.length]),
    ).toEqual([
      [0, 100, 94],
      [100, count, 194],
    ]);
  });

  it('leave those alone that have no lane', () => {
    const plain = placeMentions(deep, all, 0, count, (mention) => mention < 298);
    expect([plain.lanes, plain.deep, plain.placed.filter(({ lane }) => lane === -1).length]).toEqual([
      2,
      [],
      298,
    ]);
  });
});

describe('the runs of a row', () => {
  const texts = (from: number, to: number, heads: readonly number[] = []) =>
    rowRuns(document, [from, to], { key: row(from, to), response: NOTHING }, new Set(heads));

  it('contain the words once, in order', () => {
    for (const [from, to] of [
      [0, 13],
      [13, 24],
      [24, 40],
      [40, 51],
      [51, 60],
    ] as const) {
      const all = texts(from, to)
        .map(({ text }) => text)
        .join('');
      expect(all).toBe(document.text.slice(document.tokenStarts[from], document.tokenEnds[to - 1]));
    }
  });

  it('know where a bar begins and ends, and where it has a gap', () => {
    const gapped = texts(24, 40).filter(({ key: bars }) => bars.some(({ placed }) => placed.pieces));
    const bar = (at: number) => gapped[at].key.find(({ placed }) => placed.pieces);
    expect(bar(0)).toMatchObject({ isStart: true, isEnd: false, isGap: false });
    expect(bar(gapped.length - 1)).toMatchObject({ isStart: false, isEnd: true, isGap: false });
    expect(gapped.map((_, at) => bar(at)?.isGap)).toContain(true);
  });

  it('draw a blank with the mentions that cover the words on both sides', () => {
    const blank = texts(40, 51).filter(({ text }) => text === ' ');
    expect(blank.map(({ key: bars }) => bars.length)).toContain(1);
  });

  it('begin and end at words with tags', () => {
    expect(texts(0, 13, [3]).map(({ text }) => text)).toContain('the');
  });
});

describe('a token that changes the direction of the text', () => {
  const words = ['one', '\u202etwo', 'three', '\u2066four\u2069'];
  const text = words.join(' ');
  const tokenStarts = Int32Array.from(
    words,
    (_, at) => words.slice(0, at).join(' ').length + (at > 0 ? 1 : 0),
  );
  const tokenEnds = Int32Array.from(words, (word, at) => tokenStarts[at] + word.length);

  it('is a run of its own', () => {
    const runs = rowRuns(
      { text, tokenStarts, tokenEnds },
      [0, 4],
      { key: NOTHING, response: NOTHING },
      new Set(),
    );
    expect(runs.map((run) => run.text)).toEqual(['one', ' ', words[1], ' ', 'three', ' ', words[3]]);
    expect(runs.map((run) => changesDirection(run.text))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('can be written into a sentence', () => {
    expect(withoutDirections(text)).toBe('one two three four');
    expect(withoutDirections('שלום \u200f')).toBe('שלום \u200f');
  });
});

it('finds mentions that begin long before a row', () => {
  const ends = Int32Array.of(100, 2, 3, 4);
  const long = new MentionFinder({ ...key, starts: Int32Array.of(0, 1, 2, 3), ends });
  expect(long.within(50, 60)).toEqual([0]);
});

it('knows the direction of a text by its first strong letter', () => {
  expect(['“שלום', '12 سلام', 'abc שלום', ''].map(isRightToLeft)).toEqual([true, true, false, false]);
});
