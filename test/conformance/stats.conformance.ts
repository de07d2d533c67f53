import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareCounts, type DocumentCounts } from '../../src/compare/index.ts';
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
            if (ideal === null) continue; // scipy refuses to resample equal numbers
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
