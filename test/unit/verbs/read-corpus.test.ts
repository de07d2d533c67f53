import { expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import type { InputError } from '../../../src/problems/problem.ts';
import { readCorpus } from '../../../src/verbs/read-corpus.ts';
import { memoryShell } from '../../support/memory-shell.ts';
import { file } from '../../support/score-place.ts';

const shell = memoryShell(
  {
    'in/a.conll': file(['(a)', '(1)', '(1)', '(2)'], ['(b)', '(1)']),
    'in/b.conll': file(['(c)', '(1)', '(1)']),
    'in/README': 'text',
    bad: file(['(a)', '(1']),
    empty: file(['(a)', '-']),
  },
  MemoryStore,
);

it('reads all documents, and reports what was skipped', async () => {
  const { documents, origins, warnings } = await readCorpus({ path: 'in', name: 'in' }, shell);
  expect(documents.map(({ id, mentions }) => [id, mentions.length])).toEqual([
    ['(a)', 3],
    ['(b)', 1],
    ['(c)', 2],
  ]);
  expect(origins.map(({ format, files }) => [format, files])).toEqual([['conll', 2]]);
  expect(warnings.map(({ code }) => code)).toEqual(['file/skipped']);
});

it('throws errors with their lines, and warns about a corpus without mentions', async () => {
  const failed = (await readCorpus({ path: 'bad', name: 'bad' }, shell).catch(
    (error) => error,
  )) as InputError;
  expect(failed.problems.map(({ code, line }) => [code, line])).toContainEqual(['conll/unclosed', 2]);
  const { warnings } = await readCorpus({ path: 'empty', name: 'empty' }, shell);
  expect(warnings.map(({ code }) => code)).toEqual(['file/no-mentions']);
});
