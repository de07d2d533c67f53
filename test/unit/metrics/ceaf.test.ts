import { describe, expect, it } from 'vitest';
import { ceafe, ceafm } from '../../../src/metrics/ceaf.ts';
import { scoreOf, sets } from '../../support/sets.ts';

describe('the best alignment of the worked example of Pradhan et al. (2014)', () => {
  const sides = [sets('abc defg'), sets('ab cd fghi')] as const;

  it('shares 4 mentions', () => {
    expect(scoreOf(ceafm, ...sides).counts).toEqual({ recall: [4, 7], precision: [4, 8] });
  });

  it('has a similarity of 4/5 + 1/2', () => {
    const { recall, precision } = scoreOf(ceafe, ...sides).counts;
    expect([recall, precision]).toEqual([
      [expect.closeTo(13 / 10, 12), 2],
      [expect.closeTo(13 / 10, 12), 3],
    ]);
  });
});
