import { expect, it } from 'vitest';
import { bcub } from '../../../src/metrics/bcub.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('has the fractions of the worked example of Pradhan et al. (2014)', () => {
  const { counts } = scoreOf(bcub, sets('abc defg'), sets('ab cd fghi'));
  expect(counts.recall).toEqual([expect.closeTo(35 / 12, 12), 7]);
  expect(counts.precision).toEqual([expect.closeTo(4, 12), 8]);
});

it('is 1/2 for a response that merges two entities of the same size', () => {
  expect(scoreOf(bcub, sets('ab cd'), sets('abcd'))).toMatchObject({ recall: 1, precision: 0.5 });
});
