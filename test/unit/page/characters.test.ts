import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterText, inWords } from '../../../src/page/characters.ts';
import type { PageDocument, PageResponse, PageSide } from '../../../src/page/types.ts';
import { runs } from '../../support/runs.ts';

type Span = readonly [start: number, end: number, ...pieces: number[]];

/** A side with a mention for each span; its labels and marks do not matter here. */
const side = (...spans: Span[]) =>
  ({
    starts: Int32Array.from(spans, ([start]) => start),
    ends: Int32Array.from(spans, ([, end]) => end),
    pieces: new Map(
      spans.flatMap(([, , ...pieces], m) =>
        pieces.length > 0 ? [[m, Int32Array.from(pieces)] as const] : [],
      ),
    ),
  }) as unknown as PageSide & PageResponse;

const documentOf = (text: string, key: Span[], ...systems: Span[][]): PageDocument => ({
  ...characterText(text, { length: [...text].length }),
  key: side(...key),
  systems: systems.map((spans) => side(...spans)),
});

/** The words of a mention in a document in words; none if it has no token. */
const wordsOf = (
  { text, tokenStarts, tokenEnds }: PageDocument,
  { starts, ends }: PageSide,
  mention: number,
) =>
  starts[mention] === ends[mention]
    ? ''
    : text.slice(tokenStarts[starts[mention]], tokenEnds[ends[mention] - 1]);

describe('characterText', () => {
  it('has a token for each character, also beyond U+FFFF', () => {
    const { tokenStarts, tokenEnds } = characterText('a😀b', { length: 3 });
    expect([[...tokenStarts], [...tokenEnds]]).toEqual([
      [0, 1, 3],
      [1, 3, 4],
    ]);
  });
});

describe('inWords', () => {
  it('cuts words where a mention of any side begins or ends', () => {
    const document = inWords(documentOf('😀 Prewar days.', [[2, 8]], [[5, 8]], [[9, 13]]));
    const { key, systems, text, tokenStarts, tokenEnds } = document;
    expect([text, document.length, document.characters]).toEqual(['😀 Prewar days.', 5, 14]);
    expect(Array.from(tokenStarts, (start, t) => text.slice(start, tokenEnds[t]))).toEqual([
      '😀',
      'Pre',
      'war',
      'days',
      '.',
    ]);
    expect([key, ...systems].map((each) => wordsOf(document, each, 0))).toEqual(['Prewar', 'war', 'days']);
  });

  it('keeps the pieces of a discontinuous mention', () => {
    const { key } = inWords(documentOf('made his way', [[0, 12, 0, 4, 9, 12]]));
    expect([key.starts[0], key.ends[0], [...(key.pieces.get(0) ?? [])]]).toEqual([0, 3, [0, 1, 2, 3]]);
  });

  it('shows a mention of blanks before the next word, and keeps those that are in no place of the text after it', () => {
    const { systems, tokenStarts } = inWords(
      documentOf(
        'a  b',
        [],
        [
          [1, 2],
          [4, 5],
          [5, 6],
        ],
      ),
    );
    expect(tokenStarts.length).toBe(2);
    expect([[...systems[0].starts], [...systems[0].ends]]).toEqual([
      [1, 2, 3],
      [1, 3, 4],
    ]);
  });

  it('gives every mention the characters that it had, but blanks, and keeps the order', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '\n', '.', '😀', 'é'),
      minLength: 1,
      maxLength: 30,
    });
    const bare = (words: string) => words.replace(/\s/g, '');
    fc.assert(
      fc.property(text, fc.array(fc.tuple(fc.nat(30), fc.nat(6)), { maxLength: 6 }), (source, drawn) => {
        const characters = [...source];
        const spans = drawn
          .map(([at, length]): Span => {
            const start = at % characters.length;
            return [start, Math.min(characters.length, start + 1 + length)];
          })
          .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
        const document = inWords(documentOf(source, spans));
        spans.forEach(([start, end], m) => {
          const own = characters.slice(start, end).join('');
          expect(bare(wordsOf(document, document.key, m))).toBe(bare(own));
        });
        expect([...document.key.starts]).toEqual([...document.key.starts].sort((a, b) => a - b));
      }),
      { numRuns: runs(500) },
    );
  });
});
