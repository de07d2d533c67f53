import { expect, it } from 'vitest';
import { blanc } from '../../../src/metrics/blanc.ts';
import { scoreOf, sets } from '../../support/sets.ts';

it('has the links of the worked example of Pradhan et al. (2014)', () => {
  const score = scoreOf(blanc, sets('abc defg'), sets('ab cd fghi'));
  expect(score.coref.counts).toEqual({ recall: [2, 9], precision: [2, 8] });
  expect(score.noncoref.counts).toEqual({ recall: [8, 12], precision: [8, 20] });
  expect(score.f1).toBeCloseTo((4 / 17 + 1 / 2) / 2, 12);
});
