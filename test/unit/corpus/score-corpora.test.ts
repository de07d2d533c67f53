import { describe, expect, it } from 'vitest';
import { MemoryStore, scoreCorpora } from '../../../src/corpus/index.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { scoreRequest } from '../../support/score-request.ts';
import { smallCorpus } from '../../support/small-corpus.ts';

describe('a corpus in folders', () => {
  const score = (documents?: string[]) =>
    scoreCorpora(
      { path: 'gold', name: 'gold' },
      [{ path: 'system', name: 'system' }],
      { ...scoreRequest, documents },
      memoryShell(smallCorpus, MemoryStore),
    );

  it('is found without hidden files, and paired by the names of files and documents', async () => {
    const [{ documents, problems, count }] = await score();
    expect(documents).toEqual(['(a1); part 000', '(a2); part 000', '(b); part 000']);
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['file/skipped', 'gold', undefined],
      ['file/unpaired', 'extra.conll', undefined],
      ['document/missing', 'gold/a.conll', 10],
      ['text/words', 'system/deep/b.conll', 1],
      ['mention/repeated', 'system/deep/b.conll', 2],
    ]);
    expect(count('document/missing')).toBe(1);
  });

  it('reports nothing about documents that were not chosen', async () => {
    const [{ documents, problems }] = await score(['a1']);
    expect([documents, problems]).toEqual([['(a1); part 000'], []]);
    await expect(score(['nobody'])).rejects.toThrow('Document nobody is not in the key.');
  });
});
