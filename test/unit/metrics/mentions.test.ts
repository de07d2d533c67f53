import { expect, it } from 'vitest';
import { mentions } from '../../../src/metrics/mentions.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('has the fractions of the worked example of Pradhan et al. (2014)', () => {
  const { counts } = scoreOf(mentions, sets('abc defg'), sets('ab cd fghi'));
  expect(counts.recall).toEqual([expect.closeTo(6, 12), 7]);
  expect(counts.precision).toEqual([expect.closeTo(6, 12), 8]);
});
