import { describe, expect, it } from 'vitest';
import { goldenText } from '../support/golden.ts';
import {
  checkRecorded,
  corefudScorer,
  coval,
  type RecordedCase,
  uaScorer1,
  uaScorer2,
} from '../support/mention-scorers.ts';

type Score = Readonly<{ recall?: number; precision?: number; f1: number }>;

interface Result {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly metrics?: Readonly<Record<string, Score>>;
  readonly nonReferring?: Score;
  readonly bridging?: Readonly<Record<string, Score>>;
  /** Values that depend on the order of Python's sets (`hash-order`, and averages of such values) or of a solver. */
  readonly unstable?: Readonly<Record<string, string>>;
  readonly error?: string;
}

interface ManifestCase {
  readonly id: string;
  readonly tags: readonly string[];
  readonly key: string;
  readonly response: string;
  readonly results: readonly Result[] | Readonly<Record<string, readonly Result[]>>;
}

type IsLeftOut = (result: Result, tags: readonly string[]) => boolean;

/** The cases of a manifest, read when they are checked. */
const recorded = (folder: string, release: string | undefined, isLeftOut: IsLeftOut) =>
  (JSON.parse(goldenText(`${folder}/manifest.json`)) as { cases: readonly ManifestCase[] }).cases.flatMap(
    ({ id, tags, key, response, results: all }) => {
      const listed = release === undefined ? all : (all as Record<string, readonly Result[]>)[release];
      const results = ((listed ?? []) as readonly Result[]).filter((result) => !isLeftOut(result, tags));
      if (results.length === 0) return [];
      const read = (): RecordedCase => ({
        id,
        key: goldenText(`${folder}/${key}`),
        response: goldenText(`${folder}/${response}`),
        runs: results.map((result) => ({
          options: result.options,
          metrics: Object.fromEntries(stableScores(result)),
          ...(result.error !== undefined && { error: result.error }),
        })),
      });
      return [[id, results.length, read] as const];
    },
  );

const stableScores = ({ metrics = {}, nonReferring, bridging = {}, unstable = {} }: Result) =>
  [
    ...Object.entries(metrics),
    ...(nonReferring === undefined ? [] : [['nonReferring', nonReferring] as const]),
    ...Object.entries(bridging).map(([name, score]) => [`bridging.${name}`, score] as const),
  ]
    .filter(([name]) => !['hash-order', 'see parts'].includes(unstable[name]))
    .map(
      ([name, { recall = null, precision = null, f1 }]) => [name, [recall, precision, f1] as const] as const,
    );

const none: IsLeftOut = () => false;

/** Release 1 compares the minimum of a whole markable with the borders of its last part. */
const gappedMinima: IsLeftOut = ({ options }, tags) =>
  options.match === 'min' && tags.includes('discontinuous');

describe.each([
  ['the CorefUD scorer', 'corefud', undefined, corefudScorer, none, 1668],
  ['CoVal', 'coval', undefined, coval, none, 1280],
  ['the Universal Anaphora scorer 1', 'ua', 'ua1', uaScorer1, gappedMinima, 871],
  ['the Universal Anaphora scorer 2.0', 'ua', 'ua2corefud', uaScorer2, none, 1584],
] as const)('%s, every recorded run', (_, folder, release, scorer, isLeftOut, runs) => {
  const cases = recorded(folder, release, isLeftOut);

  it('has runs to check', () => {
    expect(cases.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(runs);
  });

  it.each(cases)('%s', (_id, _count, read) => checkRecorded(scorer, read()));
});
