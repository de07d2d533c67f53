import { describe, expect, it } from 'vitest';
import {
  type CompareOptions,
  compareCounts,
  type DocumentCounts,
  systemCounts,
} from '../../../src/compare/index.ts';
import { macroAverage } from '../../../src/evaluate/macro.ts';
import { contingency, settingsOf } from '../../../src/index.ts';
import { UsageError } from '../../../src/problems/problem.ts';

/** Rows of B³ for `documents` documents, a little different for each system. */
const rows = (documents: number, quality: number) =>
  Array.from({ length: documents }, (_, d) => {
    const found = 3 + ((d * 7 + quality * (d % 3)) % 5);
    return [found, 10, found, 9];
  });

const countsOf = (documents: number, qualities: readonly number[] = [0, 2]): DocumentCounts => ({
  documents: Array.from({ length: documents }, (_, d) => `d${d}`),
  systems: qualities.map((quality, s) => ({ name: 'abcdef'[s], counts: { bcub: rows(documents, quality) } })),
});

const quick: CompareOptions = { resamples: 200, exchanges: 200 };
const codes = (counts: DocumentCounts, options: CompareOptions = quick) =>
  compareCounts(counts, options).warnings.map(({ code }) => code);

describe('compareCounts', () => {
  it('is the same for the same seed, and another for another', () => {
    const counts = countsOf(30);
    expect(compareCounts(counts, quick)).toEqual(compareCounts(counts, quick));
    const other = compareCounts(counts, { ...quick, seed: 1 });
    expect(other.scores.a.bcub.interval).not.toEqual(compareCounts(counts, quick).scores.a.bcub.interval);
  });

  it('gives a number that does not depend on what else is compared', () => {
    const counts = countsOf(30, [0, 2, 3]);
    const two = { ...counts, systems: counts.systems.slice(0, 2) };
    const [all, some] = [counts, two].map((one) => compareCounts(one, quick).differences['a - b'].bcub);
    expect({ ...all, holm: null }).toEqual({ ...some, holm: null });
    const recall = compareCounts(counts, { ...quick, statistics: ['bcub.recall', 'bcub'] });
    expect(recall.differences['a - b'].bcub).toEqual(all);
  });

  it('keeps interval and p-value whatever the number of the other', () => {
    const counts = countsOf(30);
    const base = compareCounts(counts, quick).differences['a - b'].bcub;
    expect(compareCounts(counts, { ...quick, resamples: 50 }).differences['a - b'].bcub.p).toBe(base.p);
    expect(compareCounts(counts, { ...quick, exchanges: 50 }).differences['a - b'].bcub.interval).toEqual(
      base.interval,
    );
  });

  it('has p = 1 and an interval of one point for a system and itself', () => {
    const { differences } = compareCounts(countsOf(20, [1, 1]), quick);
    expect(differences['a - b'].bcub).toMatchObject({ value: 0, interval: [0, 0], p: 1, exact: true });
    expect(differences['a - b'].bcub.effect).toMatchObject({
      d: null,
      documentsNeeded: null,
      wins: [0, 20, 0],
    });
  });

  it('compares recall and precision alone', () => {
    const { scores } = compareCounts(countsOf(12), {
      ...quick,
      statistics: ['bcub.recall', 'bcub.precision'],
    });
    const found = rows(12, 0).reduce((sum, [num]) => sum + num, 0);
    expect(scores.a['bcub.recall'].value).toBe(found / 120);
    expect(scores.a['bcub.precision'].value).toBe(found / 108);
  });

  it('compares with a baseline only, and then has no ranks', () => {
    const result = compareCounts(countsOf(12, [0, 1, 2]), { ...quick, baseline: 'b' });
    expect(Object.keys(result.differences)).toEqual(['a - b', 'c - b']);
    expect(result.ranks).toEqual({});
    const holm = compareCounts(countsOf(12, [0, 1, 2]), quick);
    expect(Object.keys(holm.differences)).toEqual(['a - b', 'a - c', 'b - c']);
  });

  it('gives intervals for a single system', () => {
    const { scores, differences, ranks } = compareCounts(countsOf(12, [0]), quick);
    expect(scores.a.bcub.interval).toHaveLength(2);
    expect(differences).toEqual({});
    expect(ranks).toEqual({ bcub: { a: [1, 1] } });
  });

  it('takes any name for a system', () => {
    const counts = countsOf(12);
    const systems = counts.systems.map((system, s) => ({ ...system, name: ['__proto__', 'constructor'][s] }));
    const { scores, differences } = compareCounts({ ...counts, systems }, quick);
    expect(Object.keys(scores)).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(differences)).toEqual(['__proto__ - constructor']);
  });

  it('averages over documents as the macro average of a score does', () => {
    const { vector: layout, metrics } = settingsOf();
    const key = { entities: 2, entityOf: [0, 0, 0, 1, 1] };
    const single = { entities: 2, entityOf: [0, 1] };
    const pairs = [
      [key, { entities: 2, entityOf: [0, 0, 1, 1] }, [0, 1, 2, 3]],
      [key, { entities: 1, entityOf: [0, 0] }, [0, 4]],
      [single, single, [0, 1]],
    ] as const;
    const vectors = pairs.map(([k, r, twins]) =>
      layout.count({ table: contingency(k, r, Int32Array.from(twins)) }),
    );
    const counts = { documents: ['x', 'y', 'z'], systems: [systemCounts('s', metrics, vectors)] };
    const macro = macroAverage(
      metrics,
      vectors.map((vector) => layout.scores(vector)),
    );
    const { scores } = compareCounts(counts, { ...quick, average: 'macro' });
    for (const { id } of metrics)
      expect(scores.s[id].value).toBeCloseTo(macro.scores.get(id)?.f1 as number, 12);
    expect(scores.s.conll.value).toBeCloseTo(macro.conll as number, 12);
    const micro = compareCounts(counts, quick).scores.s;
    const total = layout.scores(vectors[0].map((x, i) => x + vectors[1][i] + vectors[2][i]));
    for (const { id } of metrics) expect(micro[id].value).toBeCloseTo(total.scores.get(id)?.f1 as number, 12);
  });

  it('scores metrics that are not in the registry as it is told', () => {
    const nuggets = {
      id: 'nuggets',
      fields: ['right', 'all'],
      score: ({ right, all }: Readonly<Record<string, number>>) => ({
        recall: null,
        precision: null,
        f1: right / all,
      }),
    };
    const systems = [
      {
        name: 'a',
        counts: {
          nuggets: [
            [1, 2],
            [3, 4],
            [5, 8],
          ],
        },
      },
    ];
    const { scores } = compareCounts(
      { documents: ['x', 'y', 'z'], systems },
      { ...quick, metrics: [nuggets] },
    );
    expect(scores.a.nuggets.value).toBe(9 / 14);
  });

  it('averages data sets, whatever their size', () => {
    const counts = countsOf(12, [0]);
    const part = (documents: number[]) => ({
      documents: documents.map((d) => counts.documents[d]),
      systems: [{ name: 'a', counts: { bcub: documents.map((d) => rows(12, 0)[d]) } }],
    });
    const [small, large] = [
      [0, 5],
      [1, 2, 3, 4, 6, 7, 8, 9, 10, 11],
    ];
    const values = [small, large].map(
      (documents) => compareCounts(part(documents), quick).scores.a.bcub.value as number,
    );
    const datasets = [
      { name: 'small', documents: small },
      { name: 'large', documents: large },
    ];
    const { scores, signature, adjusted } = compareCounts({ ...counts, datasets }, quick);
    expect(scores.a.bcub.value).toBeCloseTo((values[0] + values[1]) / 2, 14);
    expect(adjusted?.degreesOfFreedom).toBe(10);
    expect(signature).toContain('|datasets:2|');
  });

  it('has null for what is undefined, and says so', () => {
    const systems = [
      { name: 'a', counts: { muc: rows(12, 0) } },
      { name: 'b', counts: { muc: rows(12, 0).map(() => [0, 0, 0, 0]) } },
    ];
    const result = compareCounts({ ...countsOf(12), systems }, quick);
    expect(result.scores.b.muc).toEqual({ value: null, interval: null, standardError: null });
    expect(result.differences['a - b'].muc).toMatchObject({
      value: null,
      interval: null,
      p: null,
      holm: null,
    });
    expect(result.ranks.muc).toEqual({ a: [1, 2], b: null });
    expect(result.warnings.map(({ message }) => message)).toContain('muc of "b" is undefined: not compared.');
  });
});

describe('warnings of compareCounts', () => {
  it('has none for many documents that differ', () => {
    expect(codes(countsOf(40))).toEqual([]);
  });

  it('has scores only for one document', () => {
    const result = compareCounts(countsOf(1), quick);
    expect(result.warnings).toMatchObject([
      { code: 'compare/one-document', message: 'There is one document: nothing to resample.' },
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
    expect(codes({ ...counts, systems: changed(6) })).toEqual(['compare/few-differing']);
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
    const datasets = [
      { name: 'x', documents: [0] },
      { name: 'y', documents: Array.from({ length: 39 }, (_, i) => i + 1) },
    ];
    expect(codes({ ...counts, datasets })).toEqual(['compare/one-document-dataset']);
    const [a, b] = counts.systems;
    const other = {
      name: 'b',
      counts: { bcub: b.counts.bcub.map((row, d) => (d === 7 ? [1, 11, 1, 9] : row)) },
    };
    expect(codes({ ...counts, systems: [a, other] })).toEqual(['compare/different-keys']);
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

describe('compareCounts refuses', () => {
  const counts = countsOf(4);
  const system = (bcub: readonly (readonly number[])[]) => ({
    ...counts,
    systems: [{ name: 'a', counts: { bcub } }],
  });
  const { systems } = counts;
  const cases: [what: string, DocumentCounts, CompareOptions, message: string][] = [
    ['no documents', { ...counts, documents: [] }, {}, 'The counts have no documents.'],
    ['no systems', { ...counts, systems: [] }, {}, 'The counts have no systems.'],
    [
      'two systems of one name',
      { ...counts, systems: [systems[0], systems[0]] },
      {},
      'Two systems are called "a".',
    ],
    [
      'a pair name for two pairs',
      { ...counts, systems: ['a', 'b - c', 'a - b', 'c'].map((name) => ({ ...systems[0], name })) },
      {},
      '"a - b - c" can be two pairs of systems.',
    ],
    [
      'unknown metrics',
      { ...counts, systems: [{ name: 'a', counts: { b4: rows(4, 0) } }] },
      {},
      'Unknown metric "b4" in the counts.',
    ],
    [
      'different metrics',
      { ...counts, systems: [systems[0], { name: 'b', counts: { muc: rows(4, 0) } }] },
      {},
      'The systems "a" and "b" have counts of different metrics: bcub, muc.',
    ],
    ['missing rows', system(rows(3, 0)), {}, 'System "a" has 3 rows of bcub for 4 documents.'],
    [
      'short rows',
      system(rows(4, 0).map((row) => row.slice(1))),
      {},
      'System "a", document "d0": bcub has 3 numbers.',
    ],
    [
      'counts that are no numbers',
      system(rows(4, 0).map((row) => [...row.slice(1), Number.NaN])),
      {},
      'System "a", document "d0": bcub has the count NaN.',
    ],
    ['unknown statistics', counts, { statistics: ['muc'] }, 'Unknown statistic "muc".'],
    [
      'conll without its parts',
      counts,
      { statistics: ['conll'] },
      'The statistic "conll" needs counts of muc, bcub, ceafe.',
    ],
    ['an unknown baseline', counts, { baseline: 'z' }, 'There is no system "z" to compare with.'],
    ['an unknown interval', counts, { interval: 'x' as 'bca' }, 'Unknown interval "x".'],
    [
      'a seed that is too long',
      counts,
      { seed: 2 ** 40 },
      'The seed must be a 32-bit integer, but is 1099511627776.',
    ],
    [
      'no resamples',
      counts,
      { resamples: 0 },
      'The option `resamples` must be a whole number from 1 to 10000000, but is 0.',
    ],
    [
      'lists of other lengths',
      counts,
      { indices: [[0, 1]] },
      'List 0 of the option `indices` draws 2 documents.',
    ],
    [
      'positions that are not there',
      counts,
      { indices: [[0, 1, 2, 4]] },
      'List 0 of the option `indices` holds 4.',
    ],
    ['masks of other lengths', counts, { swaps: ['011'] }, 'String 0 of the option `swaps` is "011".'],
    [
      'documents of two data sets',
      {
        ...counts,
        datasets: [
          { name: 'x', documents: [0, 1, 2, 3] },
          { name: 'y', documents: [0] },
        ],
      },
      {},
      'Document "d0" is in the data sets "x" and "y".',
    ],
    [
      'documents of no data set',
      { ...counts, datasets: [{ name: 'x', documents: [0, 1, 2] }] },
      {},
      'Document "d3" is in no data set.',
    ],
    [
      'runs without counts',
      { ...counts, runs: { x: ['a', 'z'] } },
      {},
      'System "x" names the run "z", which has no counts.',
    ],
    [
      'runs of two systems',
      { ...counts, runs: { x: ['a'], y: ['a', 'b'] } },
      {},
      'The run "a" is one of "x" and of "y".',
    ],
    [
      'a group with the name of another system',
      { ...counts, runs: { b: ['a'] } },
      {},
      '"b" is the name of a system with runs and of a system that is not one of them.',
    ],
  ];

  it.each(cases)('%s', (_, bad, options, message) => {
    expect(() => compareCounts(bad, options)).toThrow(UsageError);
    expect(() => compareCounts(bad, options)).toThrow(message);
  });
});
