import { describe, expect, it } from 'vitest';
import { type FailedSystem, MemoryStore, scoreCorpora } from '../../../src/corpus/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
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
      ['text/words', 'system/deep/b.conll', 8],
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

describe('texts that differ', () => {
  const words = (...list: string[][]) =>
    list
      .map(
        (each, i) =>
          `#begin document (d${i}); part 000\n${each.map((word) => `${word}\t(1)\n`).join('')}#end document\n`,
      )
      .join('');
  const problemsOf = async (texts: Readonly<Record<string, string>>, strict = false) => {
    const scored = scoreCorpora(
      { path: 'key', name: 'key' },
      [{ path: 'response', name: 'response' }],
      { ...scoreRequest, strict, allow: ['mentions/gold', 'metric/undefined', 'mention/repeated'] },
      memoryShell(texts, MemoryStore),
    );
    const found = strict
      ? ((await scored.catch((error) => error)) as InputError).problems
      : (await scored)[0].problems;
    return found.map(({ code, severity, file, line, message }) => [code, severity, file, line, message]);
  };

  it('are one problem of a corpus, at the first word that differs by line', async () => {
    const key = words(['a', 'b'], ['c', 'd'], ['e', 'f']);
    // The response has the documents in another order.
    const [d0, d1, d2] = words(['a', 'b'], ['c', 'x'], ['y', 'f']).split(/(?<=#end document\n)/);
    const text =
      'Document (d2); part 000 has different words in the response: 1 of 2, first token 0, "e" in the key and "y" in the response.';
    for (const strict of [false, true])
      expect(await problemsOf({ key, response: d2 + d0 + d1 }, strict)).toEqual([
        [
          'text/words',
          strict ? 'error' : 'warning',
          'response',
          2,
          `${text} 1 more documents have different words.`,
        ],
      ]);
  });

  it('are not compared where the reader gave up', async () => {
    const key = '{"id": "a", "tokens": ["x", "y"], "clusters": [[[0, 1]]]}';
    const problems = await problemsOf({ key: `${key}\n`, response: `${key.slice(0, 40)}\n` }, true);
    expect(problems.map(([code]) => code)).toEqual(['json/syntax']);
  });
});

describe('a response that cannot be scored', () => {
  const score = async (failed: FailedSystem[] | undefined, ...names: readonly string[]) => {
    const text = (cell: string) => `#begin document (d); part 000\na\t${cell}\n#end document\n`;
    const shell = memoryShell(
      { key: text('(1)'), good: text('(1)'), bad: text('1)'), worse: text('(1') },
      MemoryStore,
    );
    const responses = names.map((name) => ({ path: name, name }));
    return scoreCorpora({ path: 'key', name: 'key' }, responses, scoreRequest, shell, failed);
  };

  it('is left out if there are others', async () => {
    const failed: FailedSystem[] = [];
    expect((await score(failed, 'bad', 'good')).map(({ name }) => name)).toEqual(['good']);
    expect(failed.map(({ name, problems }) => [name, problems[0].code])).toEqual([['bad', 'conll/unopened']]);
  });

  it('ends the run if none is left, with the errors of all, or if nobody collects failures', async () => {
    const codes = async (...args: Parameters<typeof score>) =>
      ((await score(...args).catch((error) => error)) as InputError).problems.map(({ code }) => code);
    expect(await codes([], 'bad', 'worse')).toEqual(['conll/unopened', 'conll/unclosed']);
    expect(await codes([], 'bad')).toEqual(['conll/unopened']);
    expect(await codes(undefined, 'bad', 'good')).toEqual(['conll/unopened']);
  });
});
