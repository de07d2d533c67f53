import { readdirSync } from 'node:fs';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { describe, expect, it } from 'vitest';
import { distances } from '../../src/agree/index.ts';
import {
  normalCdf,
  normalQuantile,
  studentCritical,
  studentTwoSided,
} from '../../src/compare/distributions.ts';
import { compareCounts, type DocumentCounts } from '../../src/compare/index.ts';
import { adjustedLevels } from '../../src/compare/intervals.ts';
import { drawWeights, Streams } from '../../src/compare/streams.ts';
import { type AgreementCase, checkAgreement, type ExpectedAgreement } from '../support/agree-goldens.ts';
import { golden, goldenText } from '../support/golden.ts';
import { checkFixed, type ExpectedComparison, near, type Resamples } from '../support/stats-goldens.ts';

const json = <T>(path: string): T => JSON.parse(goldenText(`stats/${path}`));
const corpora = readdirSync(golden('stats/compare/dev')).sort();
const countsOf = (id: string) => json<DocumentCounts>(`compare/dev/${id}/counts.json`);
const expectedOf = (id: string) => json<ExpectedComparison>(`compare/dev/${id}/expected.json`);

describe('compareCounts on fixed resamples and exchanges', () => {
  it('has corpora to check', () => {
    expect(corpora.length).toBeGreaterThanOrEqual(21);
  });

  it.each(corpora)('%s', (id) => {
    checkFixed(countsOf(id), json<Resamples>(`compare/dev/${id}/resamples.json`), expectedOf(id));
  });
});

interface Simulated {
  readonly interval: readonly [number, number];
  readonly tolerance: readonly [number, number];
}
type SimulatedPart = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<'percentile' | 'bca', Simulated | null>>>>>
>;

describe('compareCounts with random resamples and exchanges', () => {
  it.each(corpora)('%s: intervals, p-values, corrections and ranks are within the stated tolerance', (id) => {
    const counts = countsOf(id);
    const expected = expectedOf(id) as ExpectedComparison & {
      bootstrap?: { scores?: SimulatedPart; differences?: SimulatedPart };
    };
    for (const interval of ['percentile', 'bca'] as const) {
      const result = compareCounts(counts, { interval, resamples: 20_000 });
      for (const part of ['scores', 'differences'] as const) {
        for (const [name, statistics] of Object.entries(expected.bootstrap?.[part] ?? {})) {
          for (const [stat, simulated] of Object.entries(statistics)) {
            const ideal = simulated[interval];
            if (ideal === null) continue; // scipy does not resample equal numbers
            const actual = result[part][name][stat];
            const ends =
              ('p' in actual ? actual.runs?.documentsOnly : undefined) ??
              (actual.interval as readonly [number, number]);
            [0, 1].forEach((end) => {
              near(
                ends[end],
                ideal.interval[end],
                `${name} ${stat} ${interval}`,
                ideal.tolerance[end] + 1e-9,
              );
            });
          }
        }
      }
      if (interval === 'percentile') checkRandomTests(result, expected);
    }
  });
});

function checkRandomTests(result: ReturnType<typeof compareCounts>, expected: ExpectedComparison): void {
  let hasRuns = false;
  for (const [name, statistics] of Object.entries(expected.differences)) {
    for (const [stat, { approximateRandomisation: test }] of Object.entries(statistics)) {
      const actual = result.differences[name][stat];
      hasRuns ||= actual.runs !== undefined;
      if (test?.p === undefined) continue;
      near(actual.randomisation?.p, test.p, `${name} ${stat} p`, test.tolerance10000 ?? 1e-9);
    }
  }
  if (hasRuns) return; // The golden corrections of corpora with runs are those of the test over documents alone.
  for (const [stat, { ranges, sure }] of Object.entries(expected.ranks)) {
    if (sure) expect(result.ranks[stat], stat).toEqual(ranges);
    for (const [name, p] of Object.entries(expected.holm[stat])) {
      const isExact = Object.values(expected.differences).every(
        (statistics) => statistics[stat].approximateRandomisation?.exact,
      );
      if (isExact) near(result.differences[name][stat].holm, p, `${name} ${stat} Holm`);
    }
  }
}

interface EndToEnd {
  readonly seed: number;
  readonly corpora: Readonly<
    Record<string, Pick<ExpectedComparison, never> & { scores: EndPart; differences: EndPart }>
  >;
}
type EndPart = Readonly<
  Record<
    string,
    Readonly<Record<'percentile' | 'adjusted' | 'bca', readonly [number, number]>> & {
      readonly value: number;
      readonly differing?: number;
      readonly count?: number;
      readonly p?: number;
    }
  >
>;

describe('the whole procedure with the default seed', () => {
  const { seed, corpora: ends } = json<EndToEnd>('compare/end-to-end.json');
  const here = Object.keys(ends).filter((path) => path.startsWith('dev/'));
  expect(here.length).toBeGreaterThanOrEqual(2);

  it.each(here)('%s: counts are equal, intervals to 1e-9', (path) => {
    const counts = json<DocumentCounts>(`compare/${path}/counts.json`);
    for (const interval of ['adjusted', 'percentile', 'bca'] as const) {
      const result = compareCounts(counts, { interval, seed });
      for (const part of ['scores', 'differences'] as const) {
        for (const [name, end] of Object.entries(ends[path][part])) {
          const actual = result[part][name].conll;
          near(actual.value, end.value, name);
          near(actual.interval?.[0], end[interval][0], `${name} ${interval} low`);
          near(actual.interval?.[1], end[interval][1], `${name} ${interval} high`);
          if ('p' in actual) {
            expect(actual.randomisation?.count).toBe(end.count);
            expect(actual.randomisation?.differing).toBe(end.differing);
            near(actual.p, end.p as number, `${name} p`);
          }
        }
      }
    }
  });
});

describe('agree', () => {
  const cases = readdirSync(golden('stats/agree/dev')).sort();

  it('has cases to check', () => {
    expect(cases.length).toBeGreaterThanOrEqual(30);
  });

  it.each(cases)('%s: α, pairs and link κ', (id) => {
    checkAgreement(
      json<AgreementCase>(`agree/dev/${id}/case.json`),
      json<ExpectedAgreement>(`agree/dev/${id}/expected.json`),
    );
  });

  it('measures the distances of sets', () => {
    const pairs = json<(Record<'a' | 'b', number[]> & Record<string, string>)[]>('agree/distances.json');
    expect(pairs.length).toBeGreaterThanOrEqual(40);
    for (const { a, b, ...expected } of pairs) {
      const shared = a.filter((x) => b.includes(x)).length;
      if (shared === 0) continue; // Disjoint sets and the empty set are at distance 1 without being measured.
      for (const [id, distance] of Object.entries(distances)) {
        const [num, den = 1] = expected[id].split('/').map(Number);
        near(distance(shared, a.length, b.length), num / den, `${id} ${a} ${b}`, 1e-15);
      }
    }
  });
});

describe('distributions', () => {
  const { cdf, quantile, t, tTwoSided, adjusted } =
    json<Record<string, readonly (readonly number[])[]>>('compare/quantiles.json');
  const relative = (actual: number, expected: number, what: string) =>
    near(actual, expected, what, 1e-11 * Math.abs(expected));

  it('are those of scipy', () => {
    for (const [x, p] of cdf) relative(normalCdf(x), p, `Φ(${x})`);
    for (const [p, x] of quantile) relative(normalQuantile(p), x, `Φ⁻¹(${p})`);
    for (const [freedom, level, x] of t)
      relative(studentCritical(2 * (1 - level), freedom), x, `t ${freedom} ${level}`);
    for (const [x, freedom, p] of tTwoSided)
      near(studentTwoSided(x, freedom), p, `tail ${x} ${freedom}`, 1e-9);
    for (const [n, level] of adjusted) {
      near((adjustedLevels(n, 1) as { levels: readonly number[] }).levels[0] / level, 1, `level ${n}`, 1e-9);
    }
  });
});

describe('random streams', () => {
  interface Stream {
    readonly next: number[];
    readonly uniformInt10: number[];
    readonly uniformInt348: number[];
  }
  const { streams } = json<{ streams: { seed: number; streams: Record<string, Stream> }[] }>(
    'compare/rng.json',
  );

  it.each(streams.map((one) => [one.seed, one.streams] as const))(
    'of seed %d are those of the generator',
    (seed, all) => {
      const own = new Streams(seed);
      for (const [r, { next, uniformInt10, uniformInt348 }] of Object.entries(all).reverse()) {
        const generator = own.at(Number(r));
        expect(next.map(() => generator.next())).toEqual(next);
        const again = own.at(Number(r));
        expect(uniformInt348.map(() => uniformInt(again, 0, 347))).toEqual(uniformInt348);
        const weights = new Float64Array(10);
        drawWeights(own.at(Number(r)), [Int32Array.from({ length: 10 }, (_, i) => i)], weights);
        const drawn = uniformInt10.slice(0, 10);
        expect([...weights]).toEqual(
          Array.from({ length: 10 }, (_, i) => drawn.filter((d) => d === i).length),
        );
      }
    },
  );
});
