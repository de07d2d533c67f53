/** `score --match` against recorded runs of the scorers of CorefUD and CoVal, and where these differ by their lookups and ties, against the scores of one-to-one matching. */
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import type { RecordedCase } from '../support/mention-scorers.ts';
import { checkNative } from '../support/native-matching.ts';

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/mention-scorers/${name}.json`, import.meta.url), 'utf8'));

type Scores = Readonly<Record<string, readonly number[]>>;
interface Native {
  readonly same: readonly (readonly [id: string, run: number, metrics: readonly string[]])[];
  readonly clean: readonly (readonly [id: string, run: number, scores: Scores])[];
}

describe.each([
  ['corefud', 'corefud-scorer'],
  ['coval', 'coval'],
] as const)('%s', (scorer, name) => {
  const cases = new Map((fixture(name) as readonly RecordedCase[]).map((one) => [one.id, one]));
  const { same, clean } = fixture('native')[scorer] as Native;
  const check = (id: string, run: number, scores: (recorded: Scores) => [string, readonly number[]][]) => {
    const { key, response, runs } = cases.get(id) as RecordedCase;
    const { options, metrics = {} } = runs[run];
    checkNative({ scorer, key, response, options, scores: new Map(scores(metrics as Scores)) });
  };

  it.each(same)('%s, run %i: the scores of the original', (id, run, metrics) =>
    check(id, run, (recorded) => metrics.map((metric) => [metric, recorded[metric]])),
  );

  it.each(clean)('%s, run %i: the scores of one-to-one matching', (id, run, scores) =>
    check(id, run, () => Object.entries(scores)),
  );
});
