import { expect, it } from 'vitest';
import { entities } from '../../../src/metrics/entities.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const counted = (key: string, response: string) => scoreOf(entities, sets(key), sets(response)).counts;

it('counts the entities that are the same on both sides', () => {
  expect(counted('abc de f', 'abc d f')).toEqual({ recall: [2, 3], precision: [2, 3] });
  expect(counted('abc defg', 'ab cd fghi')).toEqual({ recall: [0, 2], precision: [0, 3] });
});

it('does not count an entity with a mention too many or too few', () => {
  expect(counted('abc', 'ab')).toEqual({ recall: [0, 1], precision: [0, 1] });
  expect(counted('ab', 'abc')).toEqual({ recall: [0, 1], precision: [0, 1] });
  // As many mentions as the entity of the other side, but not the same.
  expect(counted('abx', 'aby')).toEqual({ recall: [0, 1], precision: [0, 1] });
});

it('is undefined on a side without entities', () => {
  expect(scoreOf(entities, sets('a'), sets(''))).toMatchObject({ recall: 0, precision: null, f1: 0 });
  expect(scoreOf(entities, [], [])).toMatchObject({ recall: null, precision: null, f1: null });
});
