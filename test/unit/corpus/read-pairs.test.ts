import { describe, expect, it } from 'vitest';
import { indexCorpus } from '../../../src/corpus/index-corpus.ts';
import { readPairs } from '../../../src/corpus/read-pairs.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { ProblemLog } from '../../../src/problems/log.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { file } from '../../support/score-place.ts';
import { scoreRequest } from '../../support/score-request.ts';

async function visited(key: string, response: string, documents?: string[]) {
  const { files } = memoryShell({ key, response }, MemoryStore);
  const found = (path: 'key' | 'response') =>
    indexCorpus(path, { ...scoreRequest, side: path, format: undefined }, files, []);
  const corpora = { key: await found('key'), response: await found('response') };
  const seen: [string, string | undefined][] = [];
  const log = new ProblemLog();
  const resolve = readPairs(
    { path: 'key', files: corpora.key },
    { path: 'response', files: corpora.response },
    { ...scoreRequest, documents },
    log,
    (one, other) => seen.push([one.id, other?.id]),
  );
  return { seen, problems: resolve(log.problems).map(({ code, file: at, line }) => [code, at, line]) };
}

const KEY = file(['(a)', '(1)'], ['(b)', '(1)']);

describe('readPairs', () => {
  it('passes on the pairs in the order of the key, with a missing response', async () => {
    expect((await visited(KEY, file(['(b)', '(1)']))).seen).toEqual([
      ['(a)', undefined],
      ['(b)', '(b)'],
    ]);
  });

  it('passes on the chosen documents only', async () => {
    expect((await visited(KEY, KEY, ['b'])).seen).toEqual([['(b)', '(b)']]);
  });

  it('throws errors of the input with the lines of the file', async () => {
    const error = await visited(KEY, file(['(a)', '(1)'], ['(b)', '1)'])).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).problems.map(({ code, file: at, line }) => [code, at, line])).toEqual([
      ['conll/unopened', 'response', 5],
    ]);
  });
});
