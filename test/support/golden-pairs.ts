import { expect } from 'vitest';
import type { MacroScore } from '../../src/evaluate/macro.ts';
import { conll, evaluateCorpus, ProblemLog, settingsOf } from '../../src/index.ts';
import type { ScoreSet } from '../../src/metrics/count-vector.ts';
import type { Score } from '../../src/metrics/index.ts';

type Scores = Readonly<Record<string, Score>>;

/** A corpus with the scores of its documents, of the whole, and the mean over documents, from exact fractions and 60-digit logarithms. */
export interface GoldenCorpus {
  readonly id: string;
  readonly key: string;
  readonly response: string;
  readonly documents: readonly { readonly id: string; readonly scores: Scores }[];
  readonly scores: Scores;
  readonly macro: Scores;
  /** Of the first corpus: the scores of it and the second one. */
  readonly mergedWithNext?: Scores;
}

const TOLERANCE = 1e-12;

/** Scores both sides of a corpus; `texts` are CoNLL files. */
function scored(key: string, response: string, metrics: readonly string[], average: 'micro' | 'macro') {
  const log = new ProblemLog();
  const read = (name: string, text: string) => [
    ...conll.read({ name, bytes: new TextEncoder().encode(text) }, log.report, { columns: ['pos'] }),
  ];
  const settings = settingsOf({ metrics, average });
  const result = evaluateCorpus(read('key', key), read('response', response), settings, log.report, {
    perDocument: true,
  });
  expect(log.errors).toBe(0);
  return result;
}

/** Compares every number of the recorded scores, and that there are no others. */
export function checkGoldenCorpus(corpus: GoldenCorpus, next?: GoldenCorpus): void {
  const metrics = Object.keys(corpus.scores);
  const micro = scored(corpus.key, corpus.response, metrics, 'micro');
  expectScores(micro, corpus.scores);
  for (const [d, { id, scores }] of [...micro.documents].entries()) {
    expect(id).toBe(`(${corpus.documents[d].id}); part 000`);
    expectScores({ scores, conll: null }, corpus.documents[d].scores);
  }
  const macro = scored(corpus.key, corpus.response, metrics, 'macro');
  const withoutDocuments = new Map(
    Array.from(macro.scores, ([id, score]) => {
      const { documents: _, ...numbers } = score as MacroScore;
      return [id, numbers as Score];
    }),
  );
  expectScores({ scores: withoutDocuments, conll: null }, corpus.macro);
  if (corpus.mergedWithNext !== undefined && next !== undefined) {
    const both = scored(corpus.key + next.key, corpus.response + next.response, metrics, 'micro');
    expectScores(both, corpus.mergedWithNext);
  }
}

function expectScores({ scores }: ScoreSet, expected: Scores): void {
  for (const [id, score] of Object.entries(expected)) {
    const differences = [...differencesOf(scores.get(id), score, id)];
    expect(differences).toEqual([]);
  }
}

/** The paths at which a value is not the expected one, up to the tolerance. */
function* differencesOf(value: unknown, expected: unknown, path: string): Iterable<string> {
  if (typeof expected === 'number' && typeof value === 'number') {
    const most = TOLERANCE * Math.max(1, Math.abs(expected));
    if (!(Math.abs(value - expected) <= most)) yield `${path}: ${value}, not ${expected}`;
  } else if (isRecord(expected) && isRecord(value)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(value)]);
    for (const name of names) yield* differencesOf(value[name], expected[name], `${path}.${name}`);
  } else if (value !== expected) yield `${path}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
