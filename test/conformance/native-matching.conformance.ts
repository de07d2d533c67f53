/** `score --match` on all recorded runs of the scorers of CorefUD and CoVal for which one-to-one matching must give their scores, or has scores of its own. */
import { describe, expect, it } from 'vitest';
import { goldenText } from '../support/golden.ts';
import { checkNative } from '../support/native-matching.ts';

interface Manifest {
  readonly cases: readonly {
    readonly id: string;
    readonly key: string;
    readonly response: string;
    readonly results: readonly {
      readonly options: Readonly<Record<string, string | boolean>>;
      readonly metrics: Readonly<Record<string, Readonly<Record<'recall' | 'precision' | 'f1', number>>>>;
    }[];
  }[];
}
interface Native {
  readonly runs: readonly (readonly [id: string, run: number, metrics: readonly string[]])[];
  readonly clean: readonly (readonly [
    id: string,
    run: number,
    scores: Readonly<Record<string, readonly number[]>>,
  ])[];
}

describe.each([
  ['corefud', 1098, 311],
  ['coval', 160, 124],
] as const)('%s', (scorer, same, clean) => {
  const manifest = JSON.parse(goldenText(`${scorer}/manifest.json`)) as Manifest;
  const native = JSON.parse(goldenText(`${scorer}/native.json`)) as Native;
  const cases = new Map(manifest.cases.map((one) => [one.id, one]));
  const check = (
    id: string,
    run: number,
    scores: (results: Manifest['cases'][number]['results'][number]) => Map<string, readonly number[]>,
  ) => {
    const one = cases.get(id) as Manifest['cases'][number];
    const [key, response] = [one.key, one.response].map((path) => goldenText(`${scorer}/${path}`));
    checkNative({
      scorer,
      key,
      response,
      options: one.results[run].options,
      scores: scores(one.results[run]),
    });
  };

  it('has all runs', () => {
    expect([native.runs.length, native.clean.length]).toEqual([same, clean]);
  });

  it('gives the scores of the original where its lookups are one-to-one and unambiguous', () => {
    for (const [id, run, metrics] of native.runs)
      check(
        id,
        run,
        (recorded) =>
          new Map(
            metrics.map((metric) => {
              const { recall, precision, f1 } = recorded.metrics[metric];
              return [metric, [recall, precision, f1]];
            }),
          ),
      );
  });

  it('gives the scores of one-to-one matching elsewhere', () => {
    for (const [id, run, scores] of native.clean) check(id, run, () => new Map(Object.entries(scores)));
  });
});
