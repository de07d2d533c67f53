import { describe, expect, it } from 'vitest';
import { compareCounts, scoreIntervals, systemCounts } from '../../../src/compare/index.ts';
import { contingency, settingsOf } from '../../../src/index.ts';

const { metrics, vector } = settingsOf({ metrics: ['muc', 'bcub', 'ceafe', 'ari'] });
const documents = Array.from({ length: 12 }, (_, d) => `d${d}`);
const response = (d: number) => ({ entities: 3, entityOf: [0, 0, d % 3, 1, 1 + (d % 2)] });
const key = { entities: 2, entityOf: [0, 0, 0, 1, 1] };
const system = systemCounts(
  'a',
  metrics,
  documents.map((_, d) => vector.count({ table: contingency(key, response(d), [0, 1, 2, 3, 4]) })),
);

describe('scoreIntervals', () => {
  const options = { resamples: 300, seed: 7 };
  const { conll, scores, signature, warnings } = scoreIntervals(documents, system, options);

  it('has the intervals of a comparison, of recall and precision too', () => {
    const statistics = ['conll', 'muc', 'bcub.recall', 'ceafe.precision', 'ari'];
    const { scores: all } = compareCounts({ documents, systems: [system] }, { ...options, statistics });
    expect(conll).toEqual(all.a.conll.interval);
    expect(scores.get('muc')?.f1).toEqual(all.a.muc.interval);
    expect(scores.get('bcub')?.recall).toEqual(all.a['bcub.recall'].interval);
    expect(scores.get('ceafe')?.precision).toEqual(all.a['ceafe.precision'].interval);
    expect(scores.get('ari')).toEqual({ index: all.a.ari.interval });
    expect(warnings).toEqual([]);
  });

  it('is signed with what the intervals depend on', () => {
    expect(signature).toMatch(/^interval:adjusted\|resamples:300\|seed:7\|documents:12\|v:[\d.]+$/);
  });

  it('leaves the warning about undefined metrics to others', () => {
    const counts = { bcub: documents.map((_, d) => [d, 12, d, 12]), muc: documents.map(() => [0, 0, 0, 0]) };
    const result = scoreIntervals(documents, { name: 'a', counts }, options);
    expect(result.scores.get('muc')).toEqual({ recall: null, precision: null, f1: null });
    expect(result.warnings).toEqual([]);
  });

  it('has no intervals for one document, and says why', () => {
    const one = { name: 'a', counts: { bcub: [[1, 2, 1, 3]] } };
    const result = scoreIntervals(['d'], one);
    expect(result.conll).toBeUndefined();
    expect(result.scores.get('bcub')).toEqual({ recall: null, precision: null, f1: null });
    expect(result.warnings.map(({ code }) => code)).toEqual(['compare/one-document']);
  });
});
