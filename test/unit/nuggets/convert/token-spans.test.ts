import { describe, expect, it } from 'vitest';
import { TOO_MANY_TOKENS, tokenSpans } from '../../../../src/nuggets/convert/token-spans.ts';
import { tableOf } from '../../../support/nuggets.ts';

// t0 0–3, t1 4–7, t2 8–12
const span = tokenSpans(tableOf('one two three').tokens.map((token) => ({ ...token })));

describe('tokenSpans', () => {
  it.each([
    ['tokens inside a fragment', [[0, 7]], 't0,t1'],
    ['a token that contains it', [[5, 6]], 't1'],
    ['not one that only overlaps', [[2, 7]], 't1'],
    [
      'fragments in any order',
      [
        [8, 13],
        [0, 3],
      ],
      't0,t2',
    ],
    [
      'a token twice that contains two',
      [
        [4, 5],
        [6, 7],
      ],
      't1,t1',
    ],
    ['nothing between tokens', [[3, 4]], undefined],
  ] as const)('%s', (_, fragments, expected) => {
    expect(span(fragments)).toBe(expected);
  });

  it('sorts ids by their numbers', () => {
    const many = tokenSpans(tableOf('a b c d e f g h i j k').tokens);
    expect(many([[0, 30]])).toBe('t0,t1,t2,t3,t4,t5,t6,t7,t8,t9,t10');
  });

  it('gives up on a list of over a million tokens', () => {
    const all: [number, number] = [0, 13];
    expect(span(Array(400_000).fill(all))).toBe(TOO_MANY_TOKENS);
  });
});
