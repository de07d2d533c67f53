import { describe, expect, it } from 'vitest';
import { PlainDocument } from '../../../src/core/plain-document.ts';

const make = (entities: unknown, mentionKey?: (mention: never) => never) =>
  new PlainDocument('d', mentionKey).side('the key', entities as never);

describe('PlainDocument', () => {
  it('gives the same token to the same mention on all sides', () => {
    const document = new PlainDocument<string>('d');
    const key = document.side('the key', [['a', 'b'], ['c']]);
    const response = document.side('the response', new Set([new Set(['c', 'x'])]));
    expect(Array.from(key.mentions, ({ start, end, entity }) => [start, end, entity])).toEqual([
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 1],
    ]);
    expect([key.length, key.sentences]).toEqual([0, []]);
    expect(Array.from(response.mentions, ({ start }) => start)).toEqual([2, 3]);
    expect(response.tokens?.at(3)).toBe('x');
  });

  it('keeps 1, "1" and [1] apart, and finds equal tuples equal', () => {
    const starts = Array.from(make([[1, '1', [1], [1, 2]], [[1, 2]]]).mentions, ({ start }) => start);
    expect(starts).toEqual([0, 1, 2, 3, 3]);
  });

  it.each([
    ['ab', 'Expected the key to be a list of entities, each a list of mentions, got the string "ab"'],
    [['ab'], 'Expected entity 0 of the key to be a list of mentions, got the string "ab"'],
    [
      new Map(),
      'Expected the key to be a list of entities, each a list of mentions, got a Map; pass its `values()`',
    ],
    [null, 'Expected the key to be a list of entities, each a list of mentions, got null'],
    [undefined, 'Expected the key to be a list of entities, each a list of mentions, got undefined'],
    [[[Number.NaN]], 'Expected the numbers of a mention to be finite and not negative, got NaN'],
    [[[[3, -1]]], 'Expected the numbers of a mention to be finite and not negative, got -1 in [3, -1]'],
    [
      [[{}]],
      'Expected a mention to be a string, a number or a tuple of them, got object; pass `mentionKey` to say what makes two mentions the same',
    ],
  ])('refuses %j', (entities, message) => {
    expect(() => make(entities)).toThrow(message);
  });

  it('takes any finite number as a key', () => {
    const byHash = (mention: { hash: number }) => mention.hash;
    expect(
      [...make([[{ hash: -7 }, { hash: -7 }]], byHash as never).mentions].map(({ start }) => start),
    ).toEqual([0, 0]);
    expect(() => make([[{ hash: 1 / 0 }]], byHash as never)).toThrow(
      'the result of `mentionKey` to be finite, got Infinity',
    );
  });
});
