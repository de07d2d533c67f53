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

it('keeps the mentions that pass a test, with their pieces', () => {
  expect([...Mentions.of(list).where((entity) => entity === 0)]).toEqual([list[1]]);
  expect([...Mentions.of(list).where((_, i) => i !== 1)]).toEqual([list[0], list[2]]);
});

it('may be empty', () => expect([...Mentions.of([])]).toEqual([]));
