import { describe, expect, it } from 'vitest';
import { compareCounts, systemCounts } from '../../../src/compare/index.ts';
import { runScores, sumVariances } from '../../../src/compare/runs.ts';
import { macroAverage } from '../../../src/evaluate/macro.ts';
import { contingency, settingsOf } from '../../../src/index.ts';
import { countsOf, itRefuses, quick, rows } from '../../support/compare-counts.ts';
import { near } from '../../support/near.ts';

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
    const first = compareCounts(countsOf(12, [0, 1, 2]), { ...quick, baseline: 'a' });
    expect(Object.keys(first.differences)).toEqual(['b - a', 'c - a']);
    expect(() => compareCounts(countsOf(12), { ...quick, baseline: 'x' })).toThrow(
      'There is no system "x" to compare with.',
    );
    const holm = compareCounts(countsOf(12, [0, 1, 2]), quick);
    expect(Object.keys(holm.differences)).toEqual(['a - b', 'a - c', 'b - c']);
  });

  it('has the quantiles of the replicates as percentile intervals, and other ones by BCa', () => {
    const counts = countsOf(5, [0]);
    const only = (documents: readonly number[]) =>
      compareCounts(
        {
          documents: documents.map(String),
          systems: [{ name: 'a', counts: { bcub: documents.map((d) => rows(5, 0)[d]) } }],
        },
        quick,
      ).scores.a.bcub.value as number;
    const indices = [
      [0, 0, 1, 2, 3],
      [1, 1, 2, 3, 4],
      [2, 2, 2, 3, 4],
    ];
    const values = indices.map(only).sort((a, b) => a - b);
    const { interval, bcaFallback } = compareCounts(counts, { interval: 'percentile', indices }).scores.a
      .bcub;
    // The 2.5 % and 97.5 % quantiles of three numbers are near the outer ones.
    expect(interval).toEqual([
      near(values[0] + 0.05 * (values[1] - values[0])),
      near(values[2] - 0.05 * (values[2] - values[1])),
    ]);
    expect(bcaFallback).toBeUndefined();
    const bca = compareCounts(counts, { interval: 'bca', indices }).scores.a.bcub;
    expect(bca.interval).not.toEqual(interval);
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

  it('scores metrics that are not in the registry by their given formula', () => {
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

  it('leaves a data set out of the mean of a system whose value is undefined there, as score does', () => {
    // In the second data set the key has no links: undefined for a, which has none either, and 0 for b.
    const second = [4, 5];
    const muc = (own: number) =>
      Array.from({ length: 6 }, (_, d) => (second.includes(d) ? [0, 0, 0, own] : [2 + own, 4, 2 + own, 4]));
    const counts = {
      documents: ['p', 'q', 'r', 's', 't', 'u'],
      systems: [
        { name: 'a', counts: { muc: muc(0) } },
        { name: 'b', counts: { muc: muc(1) } },
      ],
      datasets: [
        { name: 'first', documents: [0, 1, 2, 3] },
        { name: 'second', documents: second },
      ],
    };
    const { scores, differences } = compareCounts(counts, quick);
    expect([scores.a.muc.value, scores.b.muc.value]).toEqual([1 / 2, 3 / 8]);
    expect(scores.a.muc.interval).toEqual([1 / 2, 1 / 2]);
    // Exchanged: of 64, those that give one system all links of the first data set, and its own of the second or half of them.
    const turned = compareCounts({ ...counts, systems: counts.systems.toReversed() }, quick);
    expect(turned.differences['b - a'].muc).toMatchObject({ value: -1 / 8, p: differences['a - b'].muc.p });
    expect(differences['a - b'].muc).toMatchObject({ value: 1 / 8, p: exchangedShare(), exact: true });
  });

  it('has an effect size with one data set only', () => {
    const counts = countsOf(20);
    const datasets = [0, 10].map((from) => ({
      name: `from ${from}`,
      documents: Array.from({ length: 10 }, (_, i) => from + i),
    }));
    expect(compareCounts(counts, quick).differences['a - b'].bcub.effect).not.toBeNull();
    expect(compareCounts({ ...counts, datasets }, quick).differences['a - b'].bcub.effect).toBeNull();
  });
});

describe('systems with several runs', () => {
  const counts = countsOf(20, [0, 2, 3, 4]);
  const runs = { x: ['a', 'b'], y: ['c', 'd'] };
  const datasets = [
    { name: 'small', documents: [0, 1, 2, 3] },
    { name: 'large', documents: Array.from({ length: 16 }, (_, i) => i + 4) },
  ];

  it.each([
    ['one data set', {}, 19],
    ['two data sets', { datasets }, 18],
  ])(
    'have the scores of their runs, and the variances of documents and runs, with %s',
    (_, parts, freedom) => {
      const single = compareCounts({ ...counts, ...parts }, quick).scores;
      const { scores, differences } = compareCounts({ ...counts, ...parts, runs }, quick);
      const ofRuns = Object.values(runs).map((names) =>
        runScores(names.map((name) => single[name].bcub.value as number)),
      );
      const documents = ({ standardError }: { readonly standardError: number | null }) => ({
        variance: (standardError as number) ** 2,
        degreesOfFreedom: freedom,
      });
      const variances = ofRuns.map(({ varianceOfMean }) => ({
        variance: varianceOfMean,
        degreesOfFreedom: 1,
      }));

      const { value, runs: found, ...estimate } = scores.x.bcub;
      expect(value).toBeCloseTo((ofRuns[0].scores[0] + ofRuns[0].scores[1]) / 2, 12);
      const { standardError, interval } = sumVariances(value as number, [documents(estimate), variances[0]]);
      expect(found).toMatchObject({
        scores: ofRuns[0].scores.map((score) => near(score)),
        sd: near(ofRuns[0].sd),
        standardError: near(standardError),
        interval: interval.map((end) => near(end)),
      });

      const difference = differences['x - y'].bcub;
      const summed = sumVariances(difference.value as number, [documents(difference), ...variances]);
      expect(difference).toMatchObject({
        p: near(summed.p),
        interval: summed.interval.map((end) => near(end)),
      });
      expect(difference.runs?.degreesOfFreedom).toEqual(near(summed.degreesOfFreedom));
    },
  );

  it('are exchanged as wholes, if there are as many of both', () => {
    const of = (groups: Record<string, string[]>, pair: string) =>
      compareCounts({ ...counts, runs: groups }, quick).differences[pair].bcub;
    expect(of(runs, 'x - y').randomisation).not.toBeNull();
    expect(of({ x: ['a', 'b'] }, 'x - c').randomisation).toBeNull();
    expect(of({ x: ['a', 'b'] }, 'x - c').exact).toBe(false);
  });
});

describe('compareCounts', () => {
  const counts = countsOf(4);
  const { systems } = counts;
  itRefuses([
    [
      'a pair name for two pairs',
      { ...counts, systems: ['a', 'b - c', 'a - b', 'c'].map((name) => ({ ...systems[0], name })) },
      {},
      '"a - b - c" can be two pairs of systems.',
    ],
    ['an unknown baseline', counts, { baseline: 'z' }, 'There is no system "z" to compare with.'],
  ]);
});

/** The share of all exchanges of the documents above after which the scores differ by at least an eighth, counted by hand. */
function exchangedShare(): number {
  let atLeast = 0;
  for (let mask = 0; mask < 64; mask++) {
    const value = (isB: boolean) => {
      const own = [0, 1, 2, 3].filter((d) => ((mask >> d) & 1) === (isB ? 0 : 1)).length;
      const first = (8 + own) / 16;
      const spurious = [4, 5].filter((d) => ((mask >> d) & 1) === (isB ? 0 : 1)).length;
      return spurious === 0 ? first : first / 2;
    };
    if (Math.abs(value(false) - value(true)) >= 1 / 8 - 1e-10) atLeast++;
  }
  return atLeast / 64;
}
