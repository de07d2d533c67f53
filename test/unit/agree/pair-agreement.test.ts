import { describe, expect, it } from 'vitest';
import { pairAgreements } from '../../../src/agree/pair-agreement.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { tablesOf } from '../../support/annotators.ts';
import { near } from '../../support/near.ts';

function scored(texts: Readonly<Record<string, readonly string[]>>, metrics: string[]) {
  const settings = settingsOf({ metrics });
  return pairAgreements(
    Object.keys(texts),
    tablesOf(texts),
    { metrics: settings.metrics, metricOptions: settings.options, unmarked: 'null', gamma: false },
    { resamples: 50, interval: 'percentile' },
    () => {},
  );
}

describe('pairAgreements', () => {
  it('adds up counts over documents', () => {
    const { pairs } = scored({ ann: ['abc', 'de fg'], ben: ['ab c', 'de fg'] }, ['muc', 'bcub']);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({
      annotators: ['ann', 'ben'],
      documents: 2,
      // MUC: 3 of 4 links of ann, all 3 of ben. B³: 5/3 + 4 of 7 mentions, all of 7.
      scores: { muc: near(6 / 7), bcub: near(17 / 19) },
      // Shared pairs 1 + 2, expected by chance 1 + 2/3, on average of the annotators 2 + 2.
      linkKappa: near(4 / 7),
    });
    expect(Object.keys(pairs[0].scores)).toEqual(['muc', 'bcub']);
  });

  it('is the mean of both directions where they differ', () => {
    // BLANC with abc as key has no non-coreference links: F of 1/3 and 1. The other way: (1/2 + 0) / 2.
    const { pairs } = scored({ ann: ['abc'], ben: ['ab c'] }, ['blanc']);
    expect(pairs[0].scores).toEqual({ blanc: near(3 / 8) });
  });

  it('has the CoNLL average where its three metrics are chosen', () => {
    const { pairs, means } = scored({ ann: ['abc'], ben: ['ab c'] }, ['muc', 'bcub', 'ceafe']);
    // CEAFe: ab is aligned with abc, similarity 4/5 of 1 and of 2 entities.
    const average = (2 / 3 + 5 / 7 + 8 / 15) / 3;
    expect(pairs[0].scores.conll).toBeCloseTo(average, 12);
    expect(Object.keys(means)).toEqual(['conll', 'muc', 'bcub', 'ceafe', 'linkKappa', 'linkAc1']);
  });

  it('scores a pair over the documents that both have; α is that of the pair', () => {
    const texts = { ann: ['ab cd', 'xy'], ben: ['abc', '-'], cas: ['-', 'xy'] };
    const { pairs, means } = scored(texts, ['muc']);
    expect(pairs.map(({ annotators, documents }) => [...annotators, documents])).toEqual([
      ['ann', 'ben', 1],
      ['ann', 'cas', 1],
      ['ben', 'cas', 0],
    ]);
    expect(pairs.map(({ alpha }) => alpha.masi)).toEqual([near(-7 / 102), 1, null]);
    // 1 of 2 links on both sides; all links; nothing to compare.
    expect(pairs.map(({ scores }) => scores.muc)).toEqual([near(1 / 2), 1, null]);
    expect(means.muc).toEqual({ mean: near(3 / 4), min: near(1 / 2), max: 1, interval: null });
  });

  it('has intervals of the means from two documents that differ, or three, on', () => {
    const two = scored({ ann: ['abc', 'abc'], ben: ['ab c', 'ab c'] }, ['muc']);
    expect(two.means.muc.interval).toBeNull();
    const { means } = scored({ ann: ['abc', 'abc', 'abc'], ben: ['ab c', 'ab c', 'ab c'] }, ['muc']);
    expect(means.muc).toEqual({
      mean: near(2 / 3),
      min: near(2 / 3),
      max: near(2 / 3),
      interval: [near(2 / 3), near(2 / 3)],
    });
    expect(scored({ ann: ['abc'], ben: ['ab c'] }, ['muc']).means.muc.interval).toBeNull();
  });
});
