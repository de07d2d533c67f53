/** Golden comparisons: counts of documents, fixed resamples and exchanges, and the numbers on which scipy, R and plain Python agree. */
import { expect } from 'vitest';
import {
  type CompareOptions,
  type Comparison,
  compareCounts,
  type DocumentCounts,
} from '../../src/compare/index.ts';

export interface Resamples {
  readonly indices: readonly (readonly number[])[];
  readonly swaps: readonly string[];
}

type Pair = readonly [number, number];

interface FixedEstimate {
  readonly percentile: Pair;
  readonly adjusted: Pair;
  readonly bca: Pair;
  readonly bcaFallback?: string;
}

interface ExpectedEstimate {
  readonly value: number;
  readonly standardErrorJackknife?: number;
  readonly fixed?: FixedEstimate;
}

interface ExpectedRandomisation {
  readonly differing?: number;
  readonly exact?: boolean;
  readonly count?: number;
  readonly of?: number;
  readonly p?: number;
  readonly tolerance10000?: number;
  readonly refused?: string;
  readonly fixed?: { readonly count: number; readonly p: number };
}

interface ExpectedDifference extends ExpectedEstimate {
  readonly effect?: {
    readonly sdInfluence: number;
    readonly d: number | null;
    readonly documentsFor80PercentPower?: number;
    readonly wins: readonly number[];
  };
  readonly approximateRandomisation?: ExpectedRandomisation;
}

interface ExpectedRuns {
  readonly scores: Readonly<
    Record<string, { runs: number[]; mean: number; sd: number | null; varianceOfMean: number }>
  >;
  readonly differences: Readonly<
    Record<
      string,
      {
        value: number;
        varianceDocuments: number;
        varianceRuns: Pair;
        standardError: number;
        degreesOfFreedom: number;
        t: number;
        p: number;
        interval: Pair;
      }
    >
  >;
}

export interface ExpectedComparison {
  readonly scores: Readonly<Record<string, Readonly<Record<string, ExpectedEstimate>>>>;
  readonly differences: Readonly<Record<string, Readonly<Record<string, ExpectedDifference>>>>;
  readonly holm: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ranks: Readonly<
    Record<string, { readonly ranges: Readonly<Record<string, Pair>>; readonly sure: boolean }>
  >;
  readonly adjusted?: { readonly degreesOfFreedom: number; readonly t: number; readonly level: Pair };
  readonly runs?: Readonly<Record<string, ExpectedRuns>>;
}

const TOLERANCE = 1e-9;

export function near(actual: unknown, expected: number, what: string, tolerance = TOLERANCE): void {
  expect(typeof actual, what).toBe('number');
  expect(
    Math.abs((actual as number) - expected),
    `${what}: ${actual}, expected ${expected}`,
  ).toBeLessThanOrEqual(tolerance);
}

function nearPair(actual: Pair | null, expected: Pair, what: string): void {
  near(actual?.[0], expected[0], `${what} low`);
  near(actual?.[1], expected[1], `${what} high`);
}

const methods = ['adjusted', 'percentile', 'bca'] as const;

/** Every value, error, interval, count and p-value of a case, on its fixed resamples and exchanges. */
export function checkFixed(
  counts: DocumentCounts,
  { indices, swaps }: Resamples,
  expected: ExpectedComparison,
): void {
  const compare = (options: CompareOptions) => compareCounts(counts, { indices, swaps, ...options });
  const results = methods.map((interval) => compare({ interval }));
  checkIntervals(results, expected);
  checkTests(results[0], compare({ exactLimit: 0 }), expected);
  if (expected.adjusted !== undefined) {
    expect(results[0].adjusted?.degreesOfFreedom).toBe(expected.adjusted.degreesOfFreedom);
    near(results[0].adjusted?.t, expected.adjusted.t, 't');
    nearPair(results[0].adjusted?.levels ?? null, expected.adjusted.level, 'levels');
  }
  if (expected.runs !== undefined) checkRuns(results[0], expected.runs);
}

function checkIntervals(results: readonly Comparison[], expected: ExpectedComparison): void {
  methods.forEach((method, i) => {
    for (const part of ['scores', 'differences'] as const) {
      expect(Object.keys(results[i][part])).toEqual(Object.keys(expected[part]));
      for (const [name, statistics] of Object.entries(expected[part])) {
        for (const [id, { value, standardErrorJackknife, fixed }] of Object.entries(statistics)) {
          const what = `${name} ${id} ${method}`;
          const actual = results[i][part][name][id];
          near(actual.value, value, what);
          if (fixed === undefined) {
            expect(actual.interval).toBeNull();
            continue;
          }
          near(actual.standardError, standardErrorJackknife as number, `${what} standard error`);
          const runs = 'p' in actual ? actual.runs : undefined;
          nearPair(runs === undefined ? actual.interval : runs.documentsOnly, fixed[method], what);
          if (method === 'bca' && runs === undefined) {
            expect(actual.bcaFallback === 'constant', what).toBe(fixed.bcaFallback === 'constant');
          }
        }
      }
    }
  });
}

function checkTests(result: Comparison, onGivenSwaps: Comparison, expected: ExpectedComparison): void {
  for (const [name, statistics] of Object.entries(expected.differences)) {
    for (const [id, { effect, approximateRandomisation: test }] of Object.entries(statistics)) {
      const what = `${name} ${id}`;
      const actual = result.differences[name][id];
      if (effect !== undefined) {
        near(actual.effect?.sd, effect.sdInfluence, `${what} sd`);
        expect(actual.effect?.wins, what).toEqual(effect.wins);
        if (effect.d === null) expect(actual.effect?.d).toBeNull();
        else near(actual.effect?.d, effect.d, `${what} d`);
        expect(actual.effect?.documentsNeeded ?? undefined, what).toBe(effect.documentsFor80PercentPower);
      }
      if (test === undefined || test.refused !== undefined) {
        expect(actual.randomisation).toBeNull();
        continue;
      }
      expect(actual.randomisation?.differing, what).toBe(test.differing);
      expect(actual.randomisation?.exact, what).toBe(test.exact);
      if (actual.runs === undefined) expect(actual.exact, what).toBe(test.exact);
      const { count, p } = test.fixed as NonNullable<typeof test.fixed>;
      const swapped = onGivenSwaps.differences[name][id].randomisation;
      if (test.differing !== 0) {
        expect(swapped?.count, what).toBe(count);
        near(swapped?.p, p, `${what} p of given exchanges`);
      }
      if (!test.exact) {
        expect(actual.randomisation?.count, what).toBe(count);
        continue;
      }
      near(actual.randomisation?.p, test.p as number, `${what} exact p`);
      expect(actual.randomisation?.count, what).toBe(test.count);
      expect(actual.randomisation?.of, what).toBe(test.of);
      if (actual.runs === undefined) near(actual.p, test.p as number, `${what} p`);
    }
  }
}

function checkRuns(result: Comparison, expected: Readonly<Record<string, ExpectedRuns>>): void {
  for (const [id, { scores, differences }] of Object.entries(expected)) {
    for (const [name, { runs, sd, varianceOfMean, mean }] of Object.entries(scores)) {
      const actual = result.scores[name][id];
      near(actual.value, mean, `${name} ${id} mean`);
      if (sd === null) {
        expect(actual.runs).toBeUndefined();
        continue;
      }
      actual.runs?.scores.forEach((score, i) => {
        near(score, runs[i], `${name} ${id} run`);
      });
      near(actual.runs?.sd, sd, `${name} ${id} sd`);
      near(actual.runs?.varianceOfMean, varianceOfMean, `${name} ${id} variance of the mean`);
    }
    for (const [name, one] of Object.entries(differences)) {
      const actual = result.differences[name][id];
      near(actual.value, one.value, `${name} ${id}`);
      near(actual.p, one.p, `${name} ${id} p with runs`);
      nearPair(actual.interval, one.interval, `${name} ${id} interval with runs`);
      near(actual.runs?.t, one.t, `${name} ${id} t`);
      near(actual.runs?.degreesOfFreedom, one.degreesOfFreedom, `${name} ${id} degrees of freedom`, 1e-6);
      near(actual.runs?.standardError, one.standardError, `${name} ${id} standard error with runs`);
      near(actual.runs?.varianceDocuments, one.varianceDocuments, `${name} ${id} variance of documents`);
      nearPair(actual.runs?.varianceRuns ?? null, one.varianceRuns, `${name} ${id} variance of runs`);
    }
  }
}
