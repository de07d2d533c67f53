import { describe, expect, it } from 'vitest';
import { evaluatePair } from '../../../src/evaluate/evaluate-pair.ts';
import { settingsOf } from '../../../src/evaluate/settings.ts';
import { Tally } from '../../../src/evaluate/tally.ts';
import { collector, documentWith } from '../../support/documents.ts';

const settings = settingsOf({ metrics: ['bcub'] });
const results = ['a', 'b', 'c'].map((id, i) => {
  const document = (...spans: string[]) => documentWith([['1', ...spans]], { id, pairKey: id });
  return evaluatePair(document('0', '1', '2'), document('0', `${i}`), settings, collector().report);
});
const tallyOf = (some: typeof results, perDocument = false) => {
  const tally = new Tally(settings, { perDocument });
  for (const result of some) tally.add(result);
  return tally;
};

describe('a tally', () => {
  it('is the same for documents in any order and for merged parts', () => {
    const whole = tallyOf(results).result().scores;
    expect(tallyOf(results.toReversed()).result().scores).toEqual(whole);
    const parts = tallyOf(results.slice(2));
    parts.merge(tallyOf(results.slice(0, 2)).state());
    expect(parts.result().scores).toEqual(whole);
  });

  it('keeps single documents only where they are asked for', () => {
    expect(tallyOf(results).result().documents).toHaveLength(0);
    expect(Array.from(tallyOf(results, true).result().documents, ({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('refuses counts of other metrics', () => {
    const other = new Tally(settingsOf({ metrics: ['muc'] })).state();
    expect(() => tallyOf(results).merge(other)).toThrow(RangeError);
  });
});
