import { expect, it } from 'vitest';
import type { Mention } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';

const list: Mention[] = [
  { start: 3, end: 5, entity: 1, line: 7 },
  {
    start: 0,
    end: 4,
    entity: 0,
    parts: [
      [0, 1],
      [3, 4],
    ],
  },
  { start: 2, end: 3, entity: 1 },
];

it('gives back the mentions that it was made of', () => {
  const mentions = Mentions.of(list);
  expect(mentions).toHaveLength(3);
  expect([...mentions]).toEqual(list);
  expect(mentions.at(1)).toEqual(list[1]);
});

it('has a column for each property', () => {
  const { starts, ends, entities } = Mentions.of(list);
  expect([starts, ends, entities].map((column) => [...column])).toEqual([
    [3, 0, 2],
    [5, 4, 3],
    [1, 0, 1],
  ]);
});

it('picks mentions, with their pieces, and puts them into other entities', () => {
  expect([...Mentions.of(list).pick([1])]).toEqual([list[1]]);
  expect([...Mentions.of(list).pick([0, 2])]).toEqual([list[0], list[2]]);
  expect([...Mentions.of(list).pick([2, 1], [7, 8, 9])]).toEqual([
    { ...list[2], entity: 9 },
    { ...list[1], entity: 8 },
  ]);
});

it('may be empty', () => expect([...Mentions.of([])]).toEqual([]));
