import { expect, it } from 'vitest';
import { entityChains, responseTwins, twinEntities } from '../../../src/analyze/entity-chains.ts';
import { documentWith } from '../../support/documents.ts';

it('chains are in text order: by start, then end, then as they were read', () => {
  const document = documentWith([['x', '4', '1-3', '1-2', '0'], ['y', '2'], ['none'], ['twice', '6', '6']]);
  expect(entityChains(document)).toEqual([[3, 2, 1, 0], [4], [], [5, 6]]);
  expect(entityChains(documentWith([]))).toEqual([]);
});

it('the entity of a twin is that of the other side, or −1', () => {
  expect([...twinEntities(4, [2, -1, 0, 1], [7, 8, 9])]).toEqual([9, -1, 7, 8]);
  expect([...twinEntities(0, [], [7])]).toEqual([]);
});

it('twins are inverted', () => {
  expect([...responseTwins(4, [2, -1, 0])]).toEqual([2, -1, 0, -1]);
  expect([...responseTwins(2, [])]).toEqual([-1, -1]);
});
