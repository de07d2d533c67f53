import { describe, expect, it } from 'vitest';
import { goldenText } from '../support/golden.ts';
import { checkRecorded, corefudScorer, coval, type RecordedCase } from '../support/mention-scorers.ts';

interface ManifestCase {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly results: readonly {
    readonly options: Readonly<Record<string, string | boolean>>;
    readonly metrics?: Readonly<Record<string, { recall?: number; precision?: number; f1: number }>>;
    readonly error?: string;
  }[];
}

/** The cases of a manifest, read when they are checked. */
const recorded = (folder: string) =>
  (JSON.parse(goldenText(`${folder}/manifest.json`)) as { cases: readonly ManifestCase[] }).cases.map(
    ({ id, key, response, results }) =>
      [
        id,
        results.length,
        (): RecordedCase => ({
          id,
          key: goldenText(`${folder}/${key}`),
          response: goldenText(`${folder}/${response}`),
          runs: results.map(({ options, metrics, error }) => ({
            options,
            ...(metrics && {
              metrics: Object.fromEntries(
                Object.entries(metrics).map(([name, { recall = null, precision = null, f1 }]) => [
                  name,
                  [recall, precision, f1] as const,
                ]),
              ),
            }),
            ...(error !== undefined && { error }),
          })),
        }),
      ] as const,
  );

describe.each([
  ['the CorefUD scorer', 'corefud', corefudScorer, 1668],
  ['CoVal', 'coval', coval, 1280],
] as const)('%s, every recorded run', (_, folder, scorer, runs) => {
  const cases = recorded(folder);

  it('has runs to check', () => {
    expect(cases.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(runs);
  });

  it.each(cases)('%s', (_id, _count, read) => checkRecorded(scorer, read()));
});
