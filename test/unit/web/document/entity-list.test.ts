import { expect, it } from 'vitest';
import { type EntityOrder, entityList } from '../../../../src/web/document/entity-list.ts';
import { modelOf } from '../../../../src/web/document/model.ts';
import { documentOf, madeOf } from '../../../support/page-fixture.ts';

// Key: a 1 mention, b 3, c 2. Response: all of c, two mentions of b, and two entities that the key lacks.
const key = documentOf(
  'd',
  ['p q r s t u v w x'],
  [
    [0, 1, 'a'],
    [1, 2, 'b'],
    [2, 3, 'c'],
    [3, 4, 'b'],
    [4, 5, 'c'],
    [5, 6, 'b'],
  ],
);
const response = documentOf(
  'd',
  ['p q r s t u v w x'],
  [
    [1, 2, 'B'],
    [2, 3, 'C'],
    [3, 4, 'B'],
    [4, 5, 'C'],
    [6, 7, 'one'],
    [7, 8, 'two'],
    [8, 9, 'two'],
  ],
);
const { documents } = madeOf([key], [{ name: 's', documents: [response] }]);
const model = modelOf(documents[0], 0);
const ids = (order: EntityOrder) =>
  entityList(model, order).map(({ side, entity }) => model.side(side).ids[entity]);

it('has the entities of the key by size, by place or by lost mentions, then those of the response alone', () => {
  expect(ids('place')).toEqual(['a', 'b', 'c', 'one', 'two']);
  expect(ids('size')).toEqual(['b', 'c', 'a', 'two', 'one']);
  // a and b lose one mention each, c none.
  expect(ids('lost')).toEqual(['a', 'b', 'c', 'two', 'one']);
});

it('is worked out once for each order', () => {
  expect(entityList(model, 'size')).toBe(entityList(model, 'size'));
  expect(modelOf(documents[0], 0)).toBe(model);
});
