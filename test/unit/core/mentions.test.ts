import { describe, expect, it } from 'vitest';
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
  expect([...Mentions.of(list).pick([2, 1]).withEntities([9, 8])]).toEqual([
    { ...list[2], entity: 9 },
    { ...list[1], entity: 8 },
  ]);
});

describe('optional columns', () => {
  const rich: Mention[] = [
    { start: 0, end: 3, entity: 0, head: 2, minStart: 1, minEnd: 3, attributes: new Map([['type', 'PER']]) },
    { start: 4, end: 5, entity: 1, zero: true, attributes: new Map([['type', 'ORG']]) },
    { start: 6, end: 7, entity: 0, zero: false, head: 6, attributes: new Map([['__proto__', 'PER']]) },
    { start: 8, end: 9, entity: 0 },
  ];

  it('keep what each mention has, and nothing where it has nothing', () => {
    expect([...Mentions.of(rich)]).toEqual(rich);
  });

  it('are absent where no mention fills them', () => {
    const { pieces, extras, attributes } = Mentions.of(rich.slice(3));
    expect([pieces, extras, attributes]).toEqual([undefined, undefined, undefined]);
    const typed = Mentions.of(rich.slice(1, 2));
    expect([typed.pieces, [...(typed.attributes ?? new Map()).keys()]]).toEqual([undefined, ['type']]);
    expect([...(typed.extras ?? new Map()).keys()]).toEqual(['zero']);
  });

  it('are picked and moved to other entities like the others', () => {
    expect([...Mentions.of(rich).pick([2, 0])]).toEqual([rich[2], rich[0]]);
    expect([...Mentions.of(rich).withEntities([3, 3, 3, 3])]).toEqual(rich.map((m) => ({ ...m, entity: 3 })));
  });

  it('can be sent to another thread and back', () => {
    expect([...Mentions.from(structuredClone(Mentions.of([...rich, ...list])))]).toEqual([...rich, ...list]);
  });
});

it('may be empty', () => expect([...Mentions.of([])]).toEqual([]));
