import { describe, expect, it } from 'vitest';
import { addFingerprints, noFingerprint } from '../../../src/core/fingerprint-sums.ts';
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

  it('adds up the facts of both sides and the fingerprints, of documents and of merged parts', () => {
    const whole = tallyOf(results).result();
    expect(whole.key).toMatchObject({ documents: 3, mentions: 9, entities: 3 });
    // The second mention of the first response repeats the first one.
    expect(whole.response).toMatchObject({ documents: 3, mentions: 5, repeated: 1 });
    expect(whole.fingerprint).toEqual(
      results.map(({ fingerprint }) => fingerprint).reduce(addFingerprints, noFingerprint),
    );
    const parts = tallyOf(results.slice(2));
    parts.merge(tallyOf(results.slice(0, 2)).state());
    const { key, response, fingerprint } = parts.result();
    expect({ key, response, fingerprint }).toEqual({
      key: whole.key,
      response: whole.response,
      fingerprint: whole.fingerprint,
    });
  });

  it('has the sums of the counts of its documents', () => {
    // Of 3 mentions, the responses have 1, 2 and 2 in one entity.
    expect(tallyOf(results).result().scores.get('bcub')?.counts).toEqual({
      recall: [expect.closeTo((1 + 4 + 4) / 3, 12), 9],
      precision: [5, 5],
    });
  });

  it('averages the scores of the documents if the average is macro, also of merged parts', () => {
    const macro = settingsOf({ metrics: ['bcub'], average: 'macro' });
    const [tally, other] = [new Tally(macro), new Tally(macro)];
    tally.add(results[0]);
    for (const result of results.slice(1)) other.add(result);
    tally.merge(other.state());
    expect(tally.result().scores.get('bcub')?.recall).toBeCloseTo((1 / 9 + 4 / 9 + 4 / 9) / 3, 12);
    expect(tally.result().documents).toHaveLength(3);
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
