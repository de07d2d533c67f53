import { expect } from 'vitest';
import { conll } from '../../src/formats/conll/conll.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';
import { evaluateCorpus, type SettingsSpec, settingsOf } from '../../src/index.ts';

/** A run of another scorer as `score` repeats it, and what must come out: recall, precision and F₁ by metric of that scorer. */
export interface NativeRun {
  readonly scorer: 'corefud' | 'coval';
  readonly key: string;
  readonly response: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly scores: ReadonlyMap<string, readonly (number | null)[]>;
}

/** Metrics that `score` names otherwise. */
const ownNames = new Map([['zero', 'anaphors']]);

const specOf = ({ scorer, options }: NativeRun): SettingsSpec => ({
  singletons: options.keepSingletons ? 'keep' : 'drop',
  ...(scorer === 'corefud'
    ? { match: options.match as 'exact', zeros: options.zeroMatch as 'linear' }
    : { match: options.minSpan ? 'min' : 'exact' }),
});

/** Scores the two files and compares with the recorded numbers; the other scorers have 0 where a value is undefined. */
export function checkNative(run: NativeRun): void {
  const format = run.scorer === 'corefud' ? corefud : conll;
  const read = (text: string) => [
    ...format.read({ name: 'f', bytes: new TextEncoder().encode(text) }, () => {}, {
      columns: ['deps', 'parse', 'pos'],
    }),
  ];
  const names = Array.from(run.scores.keys(), (name) => ownNames.get(name) ?? name);
  const settings = settingsOf({ ...specOf(run), metrics: names });
  const { scores } = evaluateCorpus(read(run.key), read(run.response), settings, () => {});
  for (const [name, expected] of run.scores) {
    const { recall, precision, f1 } = scores.get(ownNames.get(name) ?? name) ?? {};
    [recall, precision, f1].forEach((value, i) => {
      expect(value ?? 0, `${name} of ${JSON.stringify(run.options)}`).toBeCloseTo(expected[i] ?? 0, 9);
    });
  }
}
