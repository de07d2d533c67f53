import { describe, it } from 'vitest';
import { goldenText } from '../support/golden.ts';
import { checkGoldenCorpus, type GoldenCorpus } from '../support/golden-pairs.ts';

const { cases }: { cases: readonly GoldenCorpus[] } = JSON.parse(goldenText('metrics-more/pairs.json'));
const corpora = cases.map((corpus) => ({
  ...corpus,
  key: goldenText(`metrics-more/${corpus.key}`),
  response: goldenText(`metrics-more/${corpus.response}`),
}));

describe('the metrics of partitions give the numbers of exact arithmetic', () => {
  it.each(corpora.map((corpus, i) => [corpus.id, i] as const))('%s', (_, i) => {
    checkGoldenCorpus(corpora[i], corpora[i + 1]);
  });
});
