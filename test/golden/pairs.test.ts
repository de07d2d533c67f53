/** Two of the ten corpora of partition pairs; test/conformance has them all. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkGoldenCorpus, type GoldenCorpus } from '../support/golden-pairs.ts';

const corpora: readonly GoldenCorpus[] = readFileSync(
  new URL('../fixtures/metrics/pairs.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

it.each(corpora.map((corpus, i) => [corpus.id, i] as const))('scores %s to 1e-12', (_, i) => {
  checkGoldenCorpus(corpora[i], corpora[i + 1]);
  expect(corpora[i].documents.length).toBe(20);
});
