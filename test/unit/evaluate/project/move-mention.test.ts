import { expect, it } from 'vitest';
import type { Span } from '../../../../src/core/document.ts';
import { atPositionsOf, moveMention } from '../../../../src/evaluate/project/move-mention.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

/** Every position is moved by ten; positions from 5 on have no place. */
const byTen = ([start, end]: Span): Span[] | undefined => (end > 5 ? undefined : [[start + 10, end + 10]]);

it('moves the span, the head and the minimum span, and keeps the rest', () => {
  const mention = { start: 1, end: 4, entity: 3, line: 7, head: 2, minStart: 2, minEnd: 4 };
  expect(moveMention(mention, byTen)).toEqual({
    start: 11,
    end: 14,
    entity: 3,
    line: 7,
    head: 12,
    minStart: 12,
    minEnd: 14,
  });
});

it('leaves out a mention with a piece that has no place, and a head or minimum span alone', () => {
  const parts: Span[] = [
    [0, 1],
    [5, 6],
  ];
  expect(moveMention({ start: 0, end: 6, entity: 0, parts }, byTen)).toBeUndefined();
  const partly = { start: 0, end: 2, entity: 0, head: 6, minStart: 5, minEnd: 7 };
  expect(moveMention(partly, byTen)).toEqual({ start: 10, end: 12, entity: 0 });
});

it('joins pieces that touch, and keeps those that are apart', () => {
  const torn = ([start, end]: Span): Span[] => [
    [3 * start, 3 * start + 1],
    [3 * end, 3 * end + 1],
  ];
  expect(moveMention({ start: 0, end: 1, entity: 0 }, torn)?.parts).toEqual([
    [0, 1],
    [3, 4],
  ]);
  const parts: Span[] = [
    [0, 1],
    [2, 3],
  ];
  const joined = moveMention({ start: 0, end: 3, entity: 0, parts }, ([start]) => [
    [start / 2, start / 2 + 1],
  ]);
  expect(joined).toEqual({ start: 0, end: 2, entity: 0 });
});

it('has the positions and words of the key, and everything else of the response', () => {
  const key = documentWith([], {
    unit: 'character',
    length: 9,
    sentences: [0, 4],
    text: 'a b',
    tokens: wordList('a'),
  });
  const response = documentWith([['x', '1']], { id: 'r', columns: new Map(), tokens: wordList('b', 'c') });
  const moved = atPositionsOf(key, response);
  expect(moved).toMatchObject({
    id: 'r',
    entities: ['x'],
    unit: 'character',
    length: 9,
    sentences: [0, 4],
    text: 'a b',
  });
  expect(moved.tokens).toBe(key.tokens);
  // The columns are those of other tokens.
  expect(moved).not.toHaveProperty('columns');
});
