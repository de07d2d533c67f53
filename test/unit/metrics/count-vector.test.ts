import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { sets, tableOf } from '../../support/sets.ts';

describe('a count vector', () => {
  const { vector: counting } = settingsOf({ metrics: ['muc', 'rand'] });
  const vector = counting.count({ table: tableOf(sets('ab c'), sets('abc')) });

  it('is a vector of counts, which can be named and read back', () => {
    expect(vector).toEqual(Float64Array.of(1, 1, 1, 2, 1, 3));
    const counts = counting.counts(vector);
    expect(Object.fromEntries(counts)).toEqual({
      muc: { recallNum: 1, recallDen: 1, precisionNum: 1, precisionDen: 2 },
      rand: { agreed: 1, pairs: 3 },
    });
    expect(counting.fields).toEqual([
      ...['recallNum', 'recallDen', 'precisionNum', 'precisionDen'].map((field) => `muc.${field}`),
      'rand.agreed',
      'rand.pairs',
    ]);
  });

  it('has a score for each metric, computed with the chosen parameters', () => {
    const { vector: counting } = settingsOf({ metrics: ['muc', 'lea'], leaImportance: 'uniform' });
    const vector = counting.count({ table: tableOf(sets('abc defg'), sets('ab cd fghi')) });
    expect(vector[counting.fields.indexOf('lea.recallDen')]).toBe(2);
    const { scores, conll } = counting.scores(vector);
    expect([...scores.keys()]).toEqual(['muc', 'lea']);
    expect(scores.get('muc')?.counts).toEqual({ recall: [2, 5], precision: [2, 5] });
    expect(scores.get('lea')?.recall).toBeCloseTo(1 / 4, 12);
    expect(conll).toBeNull();
  });
});
