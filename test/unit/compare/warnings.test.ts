import { describe, expect, it } from 'vitest';
import { type CompareOptions, compareCounts, type DocumentCounts } from '../../../src/compare/index.ts';
import { countsOf, quick, rows } from '../../support/compare-counts.ts';

const codes = (counts: DocumentCounts, options: CompareOptions = quick) =>
  compareCounts(counts, options).warnings.map(({ code }) => code);

describe('the warnings of a comparison', () => {
  it('has none for many documents that differ', () => {
    expect(codes(countsOf(40))).toEqual([]);
  });

  it('has scores only for one document', () => {
    const result = compareCounts(countsOf(1), quick);
    expect(result.warnings).toMatchObject([
      {
        code: 'compare/one-document',
        message: 'There is one document; intervals and p-values need at least two.',
      },
    ]);
    expect(result.scores.a.bcub).toEqual({ value: 6 / 19, interval: null, standardError: null });
    expect(result.differences['a - b'].bcub).toMatchObject({
      value: 0,
      interval: null,
      p: null,
      exact: false,
    });
  });

  it('names few documents, few that differ, and tests that cannot reject', () => {
    expect(codes(countsOf(8))).toEqual(
      expect.arrayContaining(['compare/few-documents', 'compare/few-differing']),
    );
    const counts = countsOf(40, [0, 0]);
    const changed = (documents: number) =>
      counts.systems.map((system, s) =>
        s === 0
          ? system
          : {
              name: 'b',
              counts: {
                bcub: rows(40, 0).map((row, d) => (d < documents ? [row[0] - 1, 10, row[0] - 1, 9] : row)),
              },
            },
      );
    expect(codes({ ...counts, systems: changed(5) })).toEqual([
      'compare/cannot-reject',
      'compare/few-differing',
    ]);
    expect(codes({ ...counts, systems: changed(4) })).toEqual([
      'compare/cannot-reject',
      'compare/few-differing',
    ]);
    expect(compareCounts({ ...counts, systems: changed(5) }, quick).warnings[0].message).toBe(
      '"a" and "b" differ in 5 documents (bcub): no test can be significant with fewer than 6.',
    );
    expect(codes({ ...counts, systems: changed(1) })).toEqual([
      'compare/cannot-reject',
      'compare/few-differing',
    ]);
    // Without a difference there is no interval that could be too short.
    expect(codes({ ...counts, systems: changed(0) })).toEqual(['compare/cannot-reject']);
    expect(codes({ ...counts, systems: changed(6) })).toEqual(['compare/few-differing']);
    expect(codes({ ...counts, systems: changed(9) })).toEqual(['compare/few-differing']);
    expect(codes({ ...counts, systems: changed(10) })).toEqual([]);
    const six = [...changed(6), { name: 'c', counts: { bcub: rows(40, 2) } }];
    const { warnings } = compareCounts({ ...counts, systems: six }, quick);
    expect(warnings[0].message).toBe(
      '"a" and "b" differ in 6 documents (bcub): too few for a significant difference after correction for 3 comparisons.',
    );
  });

  it('names a heavy document, a data set of one, and different keys', () => {
    const counts = countsOf(40);
    const heavy = counts.systems.map(({ name, counts: { bcub } }) => ({
      name,
      counts: { bcub: bcub.map((row, d) => (d === 3 ? [90, 150, 90, 140] : row)) },
    }));
    const { warnings } = compareCounts({ ...counts, systems: heavy }, quick);
    expect(warnings).toMatchObject([{ code: 'compare/heavy-document', document: 'd3' }]);
    expect(warnings[0].message).toContain('Document "d3" has 28 % of all mentions');
    const share = (mentions: number, rest: number, documents = 40) =>
      codes({
        documents: Array.from({ length: documents }, (_, d) => `d${d}`),
        systems: [
          {
            name: 'a',
            counts: {
              bcub: Array.from({ length: documents }, (_, d) =>
                d === 3 ? [1, mentions, 1, 2] : [rest, rest, 1, 2],
              ),
            },
          },
        ],
      });
    // A fifth of all mentions is not heavy yet, nor is any share of a hundred documents.
    expect([share(10, 1, 41), share(11, 1, 41)]).toEqual([[], ['compare/heavy-document']]);
    expect([share(90, 1, 99), share(90, 1, 100)]).toEqual([['compare/heavy-document'], []]);
    expect(share(1, 0)).toEqual(['compare/heavy-document']);
    const datasets = [
      { name: 'x', documents: [0] },
      { name: 'y', documents: Array.from({ length: 39 }, (_, i) => i + 1) },
    ];
    expect(codes({ ...counts, datasets })).toEqual(['compare/one-document-dataset']);
    const [a, b] = counts.systems;
    const other = (differing: number) => ({
      name: 'b',
      counts: { bcub: b.counts.bcub.map((row, d) => (d === differing ? [1, 11, 1, 9] : row)) },
    });
    for (const d of [0, 7])
      expect(codes({ ...counts, systems: [a, other(d)] })).toEqual(['compare/different-keys']);
  });

  it('names a system with one run beside one with several', () => {
    const counts = countsOf(40, [0, 2, 3]);
    const result = compareCounts({ ...counts, runs: { x: ['a', 'b'] } }, quick);
    expect(result.systems).toEqual(['x', 'c']);
    expect(result.warnings).toMatchObject([{ code: 'compare/one-run' }]);
    expect(result.differences['x - c'].bcub.runs?.varianceRuns[1]).toBe(0);
  });

  it('falls back from BCa where it has no levels', () => {
    const counts = countsOf(12, [0]);
    const indices = [Array.from({ length: 12 }, () => 0), Array.from({ length: 12 }, () => 10)];
    const result = compareCounts(counts, { interval: 'bca', indices });
    expect(result.scores.a.bcub.bcaFallback).toBe('bias');
    expect(result.warnings.map(({ code }) => code)).toContain('compare/bca-fallback');
  });
});
