/** The row "Scorch" of `explain --difference` against recorded runs of that program on directories of documents. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConventionScorer, type KeyAndResponse } from '../../src/explain/difference/score-convention.ts';
import { conventions, ours } from '../../src/explain/difference/switches.ts';
import { documentWith } from '../support/documents.ts';
import { near } from '../support/near.ts';

/** Entities as lists of mentions, which are numbers. */
type Clusters = readonly (readonly number[])[];

interface Recorded {
  readonly documents: readonly (readonly [key: Clusters, response: Clusters | null])[];
  /** Recall, precision and F₁ of each metric, and `conll`. */
  readonly printed: Readonly<Record<string, readonly number[] | number>>;
}

const recorded: readonly Recorded[] = readFileSync(
  new URL('../fixtures/explain/scorch.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const document = (clusters: Clusters) =>
  documentWith(
    clusters.map((mentions, i) => [`e${i}`, ...mentions.map(String)] as [string, ...string[]]),
    { length: 30 },
  );

describe('the conventions of Scorch', () => {
  it.each(recorded.map((run, i) => [i, run] as const))(
    'give the numbers of run %i',
    (_, { documents, printed }) => {
      const pairs = documents.map(
        ([key, response]): KeyAndResponse => [
          document(key),
          response === null ? undefined : document(response),
        ],
      );
      const values = new ConventionScorer(pairs).values({ ...ours, ...conventions.get('Scorch') });
      const found = Object.fromEntries(
        Object.keys(printed).map((id) => [
          id,
          id === 'conll'
            ? values.get(id)
            : ['recall', 'precision', 'f1'].map((part) => values.get(`${id}.${part}`)),
        ]),
      );
      expect(found).toEqual(
        Object.fromEntries(
          Object.entries(printed).map(([id, value]) => [
            id,
            typeof value === 'number' ? near(value) : value.map((x) => near(x)),
          ]),
        ),
      );
    },
  );
});
