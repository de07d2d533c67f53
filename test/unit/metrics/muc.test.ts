import { expect, it } from 'vitest';
import { muc } from '../../../src/metrics/muc.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('has the fractions of the worked example of Pradhan et al. (2014)', () => {
  const { counts } = scoreOf(muc, sets('abc defg'), sets('ab cd fghi'));
  expect(counts.recall).toEqual([expect.closeTo(2, 12), 5]);
  expect(counts.precision).toEqual([expect.closeTo(2, 12), 5]);
});

it('is undefined without links, and finds none between singletons', () => {
  expect(scoreOf(muc, sets('a b'), sets('a b')).f1).toBeNull();
  expect(scoreOf(muc, sets('ab'), sets('a b'))).toMatchObject({ recall: 0, precision: null });
});
