import { expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { pageAcross } from '../../../src/page/across.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const rows = (...lines: readonly string[]) => lines.map((line) => `${line.split(' ').join('\t')}\n`).join('');

/** The worked example of docs/scope.md: entities over documents of two topics. */
const texts = {
  'key.tsv': rows(
    '1_1ecb 0 1 k1',
    '1_1ecb 1 2 k1',
    '1_2ecb 0 1 k1',
    '1_2ecb 1 2 k2',
    '2_1ecb 0 1 k2',
    '2_1ecb 1 2 k3',
  ),
  'sys.tsv': rows(
    '1_1ecb 0 1 r1',
    '1_1ecb 1 2 r1',
    '1_2ecb 0 1 r2',
    '1_2ecb 1 2 r2',
    '2_1ecb 0 1 r2',
    '2_1ecb 1 2 r3',
  ),
};

const reportAt = async (scope: 'document' | 'corpus') =>
  (
    await scoreFiles(
      {
        key: { path: 'key.tsv', name: 'key' },
        responses: [{ path: 'sys.tsv', name: 'sys' }],
        settings: { scope, metrics: ['muc', 'bcub', 'ceafe'] },
        format: 'neleval',
      },
      memoryShell(texts, MemoryStore),
    )
  ).report;

it('has each metric with its parts, and the scores topic by topic', async () => {
  const across = pageAcross(await reportAt('corpus'), ['sys', 'other']);
  expect(across).toMatchObject({ scope: 'corpus', topics: 2 });
  const [sys, other] = across?.systems ?? [];
  expect(other).toBeUndefined();
  expect(sys?.rows.map(({ label, score }) => [label, score.counts?.recall, score.counts?.precision])).toEqual(
    [
      ['MUC', [2, 3], [2, 3]],
      ['within documents', [1, 1], [1, 2]],
      ['across documents', [0, 1], [0, 0]],
      ['across topics', [1, 1], [1, 1]],
      ['B³', expect.anything(), expect.anything()],
      ['within documents', expect.anything(), expect.anything()],
      ['across documents', expect.anything(), expect.anything()],
      ['across topics', expect.anything(), expect.anything()],
      ['CEAFe', expect.anything(), expect.anything()],
    ],
  );
  expect(sys?.byTopic?.muc).toBe(0.5);
});

it('is undefined where each document is scored by itself', async () => {
  expect(pageAcross(await reportAt('document'), ['sys'])).toBeUndefined();
});
