import { describe, expect, it } from 'vitest';
import { buildSample } from '../../../src/compare/build-sample.ts';
import { countWins, documentValues, effectOf } from '../../../src/compare/effect.ts';
import { compareSettings } from '../../../src/compare/settings.ts';

const influence = (...values: number[]) => ({
  values: Float64Array.from(values),
  standardError: 0,
  acceleration: 0,
});

describe('effectOf', () => {
  it('divides the difference by the standard deviation over documents', () => {
    const { sd, d, documentsNeeded } = effectOf(0.5, influence(1, -1, 1, -1), [2, 0, 2]);
    expect(sd).toBeCloseTo(Math.sqrt(4 / 3), 12);
    expect(d).toBeCloseTo(0.5 / Math.sqrt(4 / 3), 12);
    // (1.95996 + 0.84162)² / d² = 7.8489 / 0.1875
    expect(documentsNeeded).toBe(42);
  });

  it('has no size for no difference, and none without variation', () => {
    expect(effectOf(0, influence(1, -1), [1, 0, 1])).toMatchObject({ d: null, documentsNeeded: null });
    expect(effectOf(0.5, influence(0, 0), [2, 0, 0])).toMatchObject({ sd: 0, d: null });
  });
});

describe('documentValues', () => {
  it('has the scores of all systems and statistics for each document', () => {
    const counts = {
      documents: ['x', 'y', 'z'],
      systems: [
        {
          name: 'a',
          counts: {
            bcub: [
              [1, 2, 1, 4],
              [2, 2, 2, 2],
              [0, 0, 0, 0],
            ],
          },
        },
        {
          name: 'b',
          counts: {
            bcub: [
              [1, 2, 1, 1],
              [1, 4, 1, 2],
              [1, 1, 1, 1],
            ],
          },
        },
      ],
    };
    const options = { statistics: ['bcub.recall', 'bcub.precision'] };
    const values = documentValues(buildSample(counts, options, compareSettings(options, counts)));
    expect([...values]).toEqual([1 / 2, 1 / 4, 1 / 2, 1, 1, 1, 1 / 4, 1 / 2, Number.NaN, Number.NaN, 1, 1]);
  });
});

describe('countWins', () => {
  it('compares two columns by document, with a tolerance, and leaves out undefined scores', () => {
    const rows = [0.5, 0.4, 0.4, 0.5, 0.5, 0.5 + 1e-14, Number.NaN, 1, 1, 0];
    expect(countWins(Float64Array.from(rows), 2, 0, 1)).toEqual([2, 1, 1]);
    expect(countWins(Float64Array.from(rows), 2, 1, 0)).toEqual([1, 1, 2]);
    // The tolerance itself is not a difference.
    expect(countWins(Float64Array.of(1e-12, 0, 0, 1e-12, 2e-12, 0, 0, 2e-12), 2, 0, 1)).toEqual([1, 2, 1]);
  });
});
