import { describe, expect, it } from 'vitest';
import { splitDifference } from '../../../../src/analyze/flips/points.ts';

describe('splitDifference', () => {
  it('splits the difference of the example of Pradhan et al. (2014) between missing and spurious mentions', () => {
    const split = splitDifference(7, { recall: 1, precision: 2 }, { recall: 0, precision: 0 });
    expect(split.recall).toBeCloseTo(0.07596153846, 10);
    expect(split.precision).toBeCloseTo(0.12403846153, 10);
    expect(split.difference).toBeCloseTo(0.2, 12);
  });

  it('has no shares where one of the four scores is undefined', () => {
    expect(splitDifference(0, { recall: 0, precision: 1 }, { recall: 0, precision: 0 })).toEqual({
      recall: null,
      precision: null,
      difference: null,
    });
    expect(splitDifference(0, { recall: 0, precision: 1 }, { recall: 0, precision: 2 })).toEqual({
      recall: 0,
      precision: 0,
      difference: 0,
    });
  });
});
