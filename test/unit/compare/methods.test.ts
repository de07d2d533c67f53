import { describe, expect, it } from 'vitest';
import { compareCounts, type DocumentCounts, scoreIntervals } from '../../../src/compare/index.ts';
import { countsOf, quick } from '../../support/compare-counts.ts';

const compared = (counts: DocumentCounts) => {
  const { methods, signature, differences, scores } = compareCounts(counts, quick);
  return { methods, signature, scores, tests: Object.values(differences).map(({ bcub }) => bcub.test) };
};

describe('the methods of a comparison', () => {
  it('are bootstrap and randomisation for one run', () => {
    const { methods, tests, signature } = compared(countsOf(12));
    expect(methods).toEqual({ tests: ['randomisation'], intervals: ['adjusted'], runs: { a: 1, b: 1 } });
    expect(tests).toEqual(['randomisation']);
    expect(signature).toMatch(
      /^test:randomisation\|.*\|interval:adjusted\|resamples:200\|exchanges:200\|seed/,
    );
  });

  it('are t where every system has several runs', () => {
    const runs = { x: ['a', 'b'], y: ['c', 'd', 'e'] };
    const { methods, tests, signature } = compared({ ...countsOf(12, [0, 1, 2, 3, 4]), runs });
    expect(methods).toEqual({ tests: ['t'], intervals: ['t'], runs: { x: 2, y: 3 } });
    expect(tests).toEqual(['t']);
    expect(signature).toMatch(/^test:t\|.*\|interval:t\|runs:2\+3\|documents-only:adjusted\|/);
  });

  it('are both where some systems have several runs', () => {
    const { methods, tests, signature } = compared({
      ...countsOf(12, [0, 1, 2, 3]),
      runs: { x: ['a', 'b'] },
    });
    expect(methods).toEqual({
      tests: ['randomisation', 't'],
      intervals: ['adjusted', 't'],
      runs: { x: 2, c: 1, d: 1 },
    });
    expect(tests).toEqual(['t', 't', 'randomisation']);
    expect(signature).toContain('|interval:adjusted+t|runs:2+1+1|');
  });

  it('are none for one document, and for data sets of one document each only the test', () => {
    const one = compared(countsOf(1));
    expect(one.methods).toMatchObject({ tests: [], intervals: [] });
    expect(one.tests).toEqual([null]);
    expect(one.signature).toMatch(/^test:none\|.*\|interval:none\|comparisons:1\|documents:1\|/);
    const datasets = [0, 1].map((d) => ({ name: `s${d}`, documents: [d] }));
    const apart = compared({ ...countsOf(2), datasets });
    expect(apart.methods).toMatchObject({ tests: ['randomisation'], intervals: [] });
    expect(apart.signature).toMatch(/\|interval:none\|exchanges:200\|seed:/);
  });

  it('have no test for a single system', () => {
    expect(compared(countsOf(12, [0])).methods).toMatchObject({ tests: [], intervals: ['adjusted'] });
  });
});

describe('two documents', () => {
  const same = (runs: readonly number[]): DocumentCounts => ({
    documents: ['x', 'y'],
    systems: runs.map((found, s) => ({
      name: 'abcd'[s],
      counts: { bcub: [0, 1].map(() => [found, 10, found, 9]) },
    })),
  });

  it.each(['adjusted', 'percentile', 'bca'] as const)('without variation have no %s interval', (interval) => {
    const { scores, differences } = compareCounts(same([3, 4]), { ...quick, interval });
    expect(scores.a.bcub).toMatchObject({ value: 6 / 19, interval: null });
    expect(differences['a - b'].bcub.interval).toBe(null);
    // One resample of two documents that differ is a point, too.
    expect(compareCounts(countsOf(2), { interval, resamples: 1 }).scores.a.bcub.interval).toBe(null);
    expect(scoreIntervals(['x', 'y'], same([3]).systems[0], { interval }).scores.get('bcub')).toEqual({
      recall: null,
      precision: null,
      f1: null,
    });
  });

  it('have no t interval without variation of documents and runs', () => {
    const counts = { ...same([3, 3, 4, 4]), runs: { x: ['a', 'b'], y: ['c', 'd'] } };
    const { scores, differences } = compareCounts(counts, quick);
    expect(scores.x.bcub.runs?.interval).toBe(null);
    expect(differences['x - y'].bcub).toMatchObject({ interval: null, p: null, test: null });
  });

  it('have an interval if they differ, and three an interval of one point if they do not', () => {
    const [low, high] = compareCounts(countsOf(2), quick).scores.a.bcub.interval!;
    expect(low).toBeLessThan(high);
    const row = [3, 10, 3, 9];
    const three = { documents: ['x', 'y', 'z'], systems: [{ name: 'a', counts: { bcub: [row, row, row] } }] };
    expect(compareCounts(three, quick).scores.a.bcub.interval).toEqual([6 / 19, 6 / 19]);
  });
});
