import { expect, it } from 'vitest';
import { countStates } from '../../../src/page/entity-states.ts';
import { hard } from '../../support/page-fixture.ts';

const side = (entities: readonly number[], count: number) => ({
  entities: Int32Array.from(entities),
  ids: Array.from({ length: count }, (_, entity) => `${entity}`),
});

it('counts split, merged, missing and extra entities', () => {
  // Key: 0 is split into 0 and 1; 1 shares 1; 2 is missing. Response: 1 is merged, 2 is extra.
  const key = side([0, 0, 0, 1, 2], 3);
  const response = { ...side([0, 0, 1, 1, 2], 3), twins: Int32Array.from([0, 1, 2, 3, -1]) };
  expect(countStates(key, response)).toEqual([1, 1, 1, 1]);
});

it('counts nothing where both sides are the same', () => {
  const key = side([0, 1, 0], 2);
  expect(countStates(key, { ...key, twins: Int32Array.from([0, 1, 2]) })).toEqual([0, 0, 0, 0]);
});

it('counts all entities of the key as missing where the response is empty', () => {
  const [, second] = hard().documents;
  expect(countStates(second.key, second.systems[1])).toEqual([0, 0, second.key.ids.length, 0]);
});
