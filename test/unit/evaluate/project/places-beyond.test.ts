import { expect, it } from 'vitest';
import { placesBeyond } from '../../../../src/evaluate/project/places-beyond.ts';
import { documentWith } from '../../../support/documents.ts';

it('gives the same span the same place, after the end of both documents', () => {
  const beyond = placesBeyond(documentWith([], { length: 4 }), documentWith([], { length: 7 }));
  expect(beyond({ start: 1, end: 3, entity: 0, line: 5 })).toEqual({ start: 7, end: 8, entity: 0, line: 5 });
  expect(beyond({ start: 1, end: 4, entity: 0 })).toMatchObject({ start: 8, end: 9 });
  expect(beyond({ start: 1, end: 3, entity: 1 })).toMatchObject({ start: 7, end: 8, entity: 1 });
  const parts = [
    [1, 2],
    [3, 4],
  ] as const;
  expect(beyond({ start: 1, end: 4, parts, entity: 1 })).toMatchObject({ start: 9, end: 10 });
});
