import { expect, it } from 'vitest';
import { OutsidePlaces } from '../../../../src/evaluate/project/outside.ts';
import { documentWith } from '../../../support/documents.ts';

it('gives the same span the same place, after the end of both documents, and all others different ones', () => {
  const outside = new OutsidePlaces(documentWith([], { length: 4 }), { length: 7 });
  expect(outside.words).toBeUndefined();
  const first = outside.place({ start: 1, end: 3, entity: 0, line: 5 }, 'a b');
  expect(first).toEqual({ start: 7, end: 8, entity: 0, line: 5 });
  expect(outside.place({ start: 1, end: 4, entity: 0 }, 'a b')).toMatchObject({ start: 8, end: 9 });
  expect(outside.place({ start: 1, end: 3, entity: 1 }, 'a b')).toMatchObject({ start: 7, entity: 1 });
  const parts = [
    [1, 2],
    [3, 4],
  ] as const;
  expect(outside.place({ start: 1, end: 4, parts, entity: 1 }, 'a … b')).toEqual({
    start: 9,
    end: 10,
    entity: 1,
  });
  expect([...(outside.words ?? [])]).toEqual([
    [7, 'a b'],
    [8, 'a b'],
    [9, 'a … b'],
  ]);
});

it('is after the mentions of a key that does not state its length', () => {
  const outside = new OutsidePlaces(documentWith([['x', '0-1', '40-41']], { length: 0 }), { length: 7 });
  expect(outside.place({ start: 0, end: 1, entity: 0 }, 'a').start).toBe(42);
});

it('keeps what the format says about the mention, without positions of its own text', () => {
  const outside = new OutsidePlaces(documentWith([], { length: 4 }), { length: 4 });
  const attributes = new Map([['type', 'PER']]);
  expect(
    outside.place({ start: 0, end: 2, entity: 0, head: 1, minStart: 0, minEnd: 1, attributes }, 'a b'),
  ).toEqual({ start: 4, end: 5, entity: 0, attributes });
});
