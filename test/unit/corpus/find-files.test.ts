import { expect, it } from 'vitest';
import { findAnnotation, findFiles, nonEmpty } from '../../../src/corpus/find-files.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const { files } = memoryShell(
  { 'c/b/x.conll': '', 'c/a.conll': '', 'c/README.md': '', 'c/.git': '' },
  MemoryStore,
);

it('finds the files below a directory, and names the hidden ones', async () => {
  const { files: found, skipped } = await findFiles('c', files);
  expect(found.map(({ name }) => name)).toEqual(['README.md', 'a.conll', 'b/x.conll']);
  expect(skipped).toEqual(['.git']);
});

it('leaves descriptions out, unless one is named', async () => {
  const { files: found, skipped } = await findAnnotation('c', files);
  expect([found.map(({ name }) => name), skipped]).toEqual([
    ['a.conll', 'b/x.conll'],
    ['.git', 'README.md'],
  ]);
  expect((await findAnnotation('c/README.md', files)).files).toEqual([
    { path: 'c/README.md', name: 'c/README.md' },
  ]);
});

it('refuses an argument without files', () => {
  expect(() => nonEmpty('c', [])).toThrow(InputError);
  expect(nonEmpty('c', ['a'])).toEqual(['a']);
});
