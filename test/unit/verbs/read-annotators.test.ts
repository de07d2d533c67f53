import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { openCorpus } from '../../../src/verbs/open.ts';
import { readAnnotators } from '../../../src/verbs/read-annotators.ts';
import { collectProblems } from '../../support/collect-problems.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { file } from '../../support/score-place.ts';

async function annotators(...texts: readonly string[]) {
  const shell = memoryShell(Object.fromEntries(texts.map((text, i) => [`a${i}`, text])), MemoryStore);
  const corpora = texts.map((_, i) => openCorpus({ path: `a${i}`, name: `a${i}` }, 'key', {}, shell));
  const { problems, report } = collectProblems();
  const documents = readAnnotators(await Promise.all(corpora), {}, report);
  return {
    keys: documents.map((list) => list.map(({ pairKey }) => pairKey)),
    codes: problems.map(({ code }) => code),
  };
}

describe('readAnnotators', () => {
  it('gives documents that belong together the same key, and does not need all documents of everybody', async () => {
    const { keys, codes } = await annotators(
      file(['(a)', '(1)'], ['(b)', '(1)']),
      file(['(c)', '(1)']),
      file(['(c)', '-'], ['(b)', '-']),
    );
    expect(keys[2]).toEqual([keys[1][0], keys[0][1]]);
    expect(new Set(keys.flat()).size).toBe(3);
    expect(codes).toEqual([]);
  });

  it('compares texts with those of the first annotator who has the document', async () => {
    const a = ['(a)', '(1)'] as [string, string];
    const longer = await annotators(file(a), file(a, ['(b)', '-']), file(a, ['(b)', '-', '-']));
    expect(longer.codes).toEqual([expect.stringMatching(/^text\//)]);
  });
});
