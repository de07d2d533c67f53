import { describe, expect, it } from 'vitest';
import type { Mismatch } from '../../../src/tokenizer/boundaries.ts';
import { tokenFileMaker } from '../../../src/tokenizer/token-file-maker.ts';

type Pair = readonly [start: number, end: number];

function align(tokens: readonly Pair[], spans: readonly Pair[]) {
  const range = ([start, end]: Pair) => ({ start, end });
  const mismatches: Mismatch[] = [];
  const found = tokenFileMaker(tokens.map(range), spans.map(range), (mismatch) => mismatches.push(mismatch));
  return {
    tokens: Array.from(found, ({ start, end }) => [start, end]),
    crossed: mismatches.map(
      ({ token, span, cut }) =>
        `${token.start}-${token.end} ${cut ? 'cut' : 'kept'} by ${span.start}-${span.end}`,
    ),
  };
}

describe('tokenFileMaker', () => {
  it('loses everything without spans', () => {
    expect(align([[0, 3]], [])).toEqual({ tokens: [], crossed: [] });
  });

  it('keeps tokens outside of spans, inside of one, and those that are one', () => {
    const tokens: Pair[] = [
      [0, 2],
      [3, 5],
      [6, 8],
      [9, 11],
      [12, 14],
    ];
    const spans: Pair[] = [
      [9, 11],
      [3, 8],
    ];
    expect(align(tokens, spans)).toEqual({ tokens, crossed: [] });
  });

  it('cuts a token at the first span only', () => {
    const spans: Pair[] = [
      [6, 10],
      [0, 3],
    ];
    expect(align([[0, 10]], spans)).toEqual({
      tokens: [
        [0, 3],
        [3, 10],
      ],
      crossed: ['0-10 cut by 0-3'],
    });
    expect(align([[0, 10]], [[4, 6]]).tokens).toEqual([
      [0, 4],
      [4, 6],
      [6, 10],
    ]);
  });

  it('does not cut at the end of a span that begins before the token; the last span loses the token', () => {
    const tokens: Pair[] = [
      [3, 6],
      [7, 11],
      [12, 14],
    ];
    expect(align(tokens, [[3, 9]])).toEqual({
      tokens: [
        [3, 6],
        [12, 14],
      ],
      crossed: ['7-11 kept by 3-9'],
    });
    const spans: Pair[] = [
      [3, 9],
      [12, 14],
    ];
    expect(align(tokens, spans)).toEqual({ tokens, crossed: ['7-11 kept by 3-9'] });
  });
});
