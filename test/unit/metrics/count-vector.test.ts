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
      ...['rand.agreed', 'rand.pairs'],
    ]);
  });
});
