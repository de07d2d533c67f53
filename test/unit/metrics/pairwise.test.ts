import { expect, it } from 'vitest';
import { pairwise } from '../../../src/metrics/pairwise.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('counts coreferent pairs of mentions', () => {
  expect(scoreOf(pairwise, sets('abc defg'), sets('ab cd fghi')).counts).toEqual({
    recall: [2, 9],
    precision: [2, 8],
  });
});

it('is undefined on a side without a pair', () => {
  expect(scoreOf(pairwise, sets('ab'), sets('a b'))).toMatchObject({ recall: 0, precision: null, f1: 0 });
});
