import { expect, it } from 'vitest';
import { purity } from '../../../src/metrics/purity.ts';
import { scoreOf, sets } from '../../support/sets.ts';

const counted = (key: string, response: string) => scoreOf(purity, sets(key), sets(response)).counts;

it('adds up the largest common part of every entity, on each side', () => {
  expect(counted('abc defg', 'ab cd fghi')).toEqual({ recall: [4, 7], precision: [5, 8] });
});

it('lets several entities share one: singletons are pure, and one entity of all is complete', () => {
  expect(counted('abc d', 'a b c d')).toEqual({ recall: [2, 4], precision: [4, 4] });
  expect(counted('abc d', 'abcd')).toEqual({ recall: [4, 4], precision: [3, 4] });
});

it('is undefined on a side without mentions', () => {
  expect(scoreOf(purity, sets(''), sets('ab'))).toMatchObject({ recall: null, precision: 0, f1: 0 });
});
