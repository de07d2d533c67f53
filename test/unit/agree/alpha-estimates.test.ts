import { describe, expect, it } from 'vitest';
import { alphaCounts } from '../../../src/agree/alpha.ts';
import { alphaEstimates, corpusAlpha } from '../../../src/agree/alpha-estimates.ts';
import { tablesOf } from '../../support/annotators.ts';
import { near } from '../../support/near.ts';

/** Documents with the rule "null", under which MASI of the first is 1 − (109/18) / (17/3) = −7/102. */
const documentsOf = (texts: Parameters<typeof tablesOf>[0]) =>
  tablesOf(texts).map((table) => ({
    id: table.id,
    isCompared: table.markings.every((marking) => marking !== undefined),
    counts: alphaCounts(table, [0, 1], 'null'),
  }));

describe('corpusAlpha', () => {
  it('adds up observed and expected disagreement of documents', () => {
    const documents = documentsOf({ ann: ['ab cd', 'xy'], ben: ['abc', ''] }).map(({ counts }) => counts);
    expect(corpusAlpha(documents, 'masi')).toEqual({
      values: 12,
      observedSum: near(109 / 18 + 4),
      expectedSum: near(17 / 3 + 8 / 3),
      alpha: near(-31 / 150),
    });
    expect(corpusAlpha([], 'masi')).toEqual({ values: 0, observedSum: 0, expectedSum: 0, alpha: null });
  });
});

describe('alphaEstimates', () => {
  it('lists every document, also one of a single annotator, for every distance', () => {
    const documents = documentsOf({ ann: ['ab cd', 'xy'], ben: ['abc', '-'] });
    const estimates = alphaEstimates(documents, { resamples: 50 });
    expect(Object.keys(estimates)).toEqual(['masi', 'jaccard', 'dice', 'passonneau', 'nominal']);
    expect(estimates.masi).toMatchObject({ values: 8, alpha: near(-7 / 102), interval: null });
    expect(estimates.masi.documents).toEqual([
      {
        id: 'd0',
        values: 8,
        observed: near(109 / 18 / 8),
        expected: near(17 / 3 / 8),
        alpha: near(-7 / 102),
      },
      { id: 'd1', values: 0, observed: null, expected: null, alpha: null },
    ]);
  });

  it('has no interval from two equal documents, and one without length from three', () => {
    const twice = documentsOf({ ann: ['ab cd', 'ab cd'], ben: ['abc', 'abc'] });
    expect(alphaEstimates(twice, { resamples: 50, interval: 'percentile' }).masi.interval).toBe(null);
    const thrice = documentsOf({ ann: ['ab cd', 'ab cd', 'ab cd'], ben: ['abc', 'abc', 'abc'] });
    const { masi, jaccard } = alphaEstimates(thrice, { resamples: 50, interval: 'percentile' });
    expect(masi.interval).toEqual([near(-7 / 102), near(-7 / 102)]);
    expect(jaccard.interval).toEqual([near(1 / 30), near(1 / 30)]);
  });

  it('resamples documents: of two different ones, the worst sample is one of them twice', () => {
    const documents = documentsOf({ ann: ['ab cd', 'ab cd'], ben: ['abc', 'ab cd'] });
    const { masi } = alphaEstimates(documents, { resamples: 400, interval: 'percentile' });
    // With both, 1 − (109/18) / (17/3 + 32/7): the values of the second document are 4 ab and 4 cd.
    expect(masi.alpha).toBeCloseTo(1 - 109 / 18 / (17 / 3 + 32 / 7), 12);
    expect(masi.interval).toEqual([near(-7 / 102), near(1)]);
  });
});
