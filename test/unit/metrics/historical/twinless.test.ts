import { expect, it } from 'vitest';
import { twinless, twinlessPerEntity } from '../../../../src/metrics/historical/twinless.ts';
import { sets, tableOf } from '../../../support/sets.ts';

// The key alone has b, c and z; the response alone has x, y, u and v.
const table = tableOf(sets('abc d z'), sets('axd y uv'));

it('counts the mentions of one side only, and the singletons of the response among them', () => {
  const { keyShare, responseShare, ...counts } = twinless(table);
  expect(counts).toEqual({ keyMentions: 3, responseMentions: 4, responseSingletons: 1 });
  expect(keyShare).toBeCloseTo(2 / 3 + 0 + 1, 12);
  expect(responseShare).toBeCloseTo(1 / 3 + 1 + 1, 12);
});

it('counts them for each entity', () => {
  expect([...twinlessPerEntity(table.keySizes, table.cells, 'key')]).toEqual([2, 0, 1]);
  expect([...twinlessPerEntity(table.responseSizes, table.cells, 'response')]).toEqual([1, 1, 2]);
});

it('counts singletons of the response at any place, and no larger entity as one', () => {
  const singletons = (response: string) => twinless(tableOf(sets('ab'), sets(response))).responseSingletons;
  expect([singletons('y ab'), singletons('ab y'), singletons('x ab y')]).toEqual([1, 1, 2]);
  // One of two mentions is twinless; a singleton has a twin.
  expect([singletons('ax'), singletons('a'), singletons('a xy')]).toEqual([0, 0, 0]);
});
