import { describe, expect, it } from 'vitest';
import { commonFolder, filesBelow } from '../../../src/corpus/list-files.ts';
import { MemoryStore } from '../../../src/corpus/shell.ts';
import { memoryShell } from '../../support/memory-shell.ts';

it('filesBelow finds the files of all folders in the order of their names, without hidden ones', async () => {
  const paths = ['c/b.conll', 'c/a/z.conll', 'c/a/.git/x', 'c/.hidden', 'c/a.conll', 'other/x'];
  const { files } = memoryShell(Object.fromEntries(paths.map((path) => [path, ''])), MemoryStore);
  const found = await filesBelow('c', '', { root: 'c', links: new Map() }, files);
  expect(found.files).toEqual([
    { path: 'c/a/z.conll', name: 'a/z.conll' },
    { path: 'c/a.conll', name: 'a.conll' },
    { path: 'c/b.conll', name: 'b.conll' },
  ]);
  expect(found.skipped).toEqual(['.hidden', 'a/.git']);
});

describe('commonFolder', () => {
  it.each([
    [['a/b/x', 'a/b/y'], 'a/b/'],
    [['a/b/x', 'a/bc/y'], 'a/'],
    [['a/b/x', 'a/x'], 'a/'],
    [['x', 'a/x'], ''],
    [['/a/x'], '/a/'],
    [[], ''],
  ])('%j: %s', (paths, folder) => {
    expect(commonFolder(paths)).toBe(folder);
  });
});
