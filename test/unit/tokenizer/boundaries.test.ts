import { describe, expect, it } from 'vitest';
import { cutAtBoundaries, type Mismatch } from '../../../src/tokenizer/boundaries.ts';
import type { Range } from '../../../src/tokenizer/token.ts';

type Pair = readonly [start: number, end: number];
const range = ([start, end]: Pair): Range => ({ start, end });

function cut(tokens: readonly Pair[], spans: readonly Pair[]) {
  const mismatches: Mismatch[] = [];
  const found = cutAtBoundaries(tokens.map(range), spans.map(range), (mismatch) => mismatches.push(mismatch));
  return {
    tokens: Array.from(found, ({ start, end }) => [start, end]),
    crossed: mismatches.map(
      ({ token, span, cut: isCut }) =>
        `${token.start}-${token.end} ${isCut ? 'cut' : 'kept'} by ${span.start}-${span.end}`,
    ),
  };
}

describe('cutAtBoundaries', () => {
  it('cuts a token at every boundary inside it, and reports each span once, in text order', () => {
    const spans: Pair[] = [
      [6, 10],
      [0, 3],
      [0, 3],
    ];
    expect(cut([[0, 10]], spans)).toEqual({
      tokens: [
        [0, 3],
        [3, 6],
        [6, 10],
      ],
      crossed: ['0-10 cut by 0-3', '0-10 cut by 6-10'],
    });
  });

  it('reports a span for each token that it cuts, and those that it contains not at all', () => {
    const tokens: Pair[] = [
      [0, 5],
      [6, 8],
      [9, 13],
    ];
    expect(cut(tokens, [[2, 10]])).toEqual({
      tokens: [
        [0, 2],
        [2, 5],
        [6, 8],
        [9, 10],
        [10, 13],
      ],
      crossed: ['0-5 cut by 2-10', '9-13 cut by 2-10'],
    });
  });

  it('keeps tokens whose boundaries are those of spans, and tokens without spans', () => {
    const tokens: Pair[] = [
      [0, 2],
      [2, 4],
      [5, 7],
    ];
    expect(cut(tokens, [[2, 7]])).toEqual({ tokens, crossed: [] });
    expect(cut(tokens, [])).toEqual({ tokens, crossed: [] });
    expect(cut([], [[0, 1]])).toEqual({ tokens: [], crossed: [] });
  });

  it('cuts at an empty span, and once where several boundaries are', () => {
    expect(cut([[0, 6]], [[3, 3]]).tokens).toEqual([
      [0, 3],
      [3, 6],
    ]);
    const touching: Pair[] = [
      [0, 3],
      [3, 6],
    ];
    expect(cut([[0, 6]], touching).tokens).toEqual(touching);
  });
});
