import { describe, expect, it } from 'vitest';
import { ArchiveFiles } from '../../../../src/corpus/archives/archive-files.ts';
import { findFiles } from '../../../../src/corpus/find-files.ts';
import { type FileSystem, MemoryStore } from '../../../../src/corpus/shell.ts';
import { tarOf, zipOf } from '../../../support/archives.ts';
import { memoryShell } from '../../../support/memory-shell.ts';

/** Files in memory that may be archives. */
function filesOf(bytes: Readonly<Record<string, Uint8Array>>, maxSize?: number): ArchiveFiles {
  const { files } = memoryShell(
    Object.fromEntries(Object.keys(bytes).map((path) => [path, ''])),
    MemoryStore,
  );
  const system: FileSystem = { ...files, open: async (path) => new MemoryStore(path, bytes[path]) };
  return new ArchiveFiles(system, maxSize);
}

const text = async (files: FileSystem, path: string) => {
  const store = await files.open(path);
  return Buffer.from(store.read(0, store.size)).toString();
};

const packed = (...names: string[]) => zipOf(names.map((name) => ({ name, content: name })));

describe('an archive', () => {
  it('is a folder, without the folder that everything is in', async () => {
    const files = filesOf({ 'c.zip': packed('gold/b/x.conll', 'gold/a.conll') });
    const { files: found } = await findFiles('c.zip', files);
    expect(found).toEqual([
      { path: 'c.zip/gold/a.conll', name: 'a.conll' },
      { path: 'c.zip/gold/b/x.conll', name: 'b/x.conll' },
    ]);
    expect(await text(files, 'c.zip/gold/b/x.conll')).toBe('gold/b/x.conll');
    expect([files.kindOf('c.zip/gold'), files.kindOf('c.zip/gold/a.conll')]).toEqual(['folder', 'file']);
  });

  it('may be in a directory, in a pattern, and in another archive', async () => {
    const inner = zipOf([{ name: 'lea.tsv', content: 'x' }]);
    const tar = tarOf({ 'a.conll': 'Tom' });
    const files = filesOf({ 'd/x.zip': zipOf([{ name: 'doc/lea.zip', content: inner }]), 'd/y.tar': tar });
    const names = async (argument: string) =>
      (await findFiles(argument, files)).files.map(({ name }) => name);
    expect(await names('d')).toEqual(['x.zip/doc/lea.zip/lea.tsv', 'y.tar/a.conll']);
    expect(await names('d/*')).toEqual(['x.zip/doc/lea.zip/lea.tsv', 'y.tar/a.conll']);
    expect(await text(files, 'd/y.tar/a.conll')).toBe('Tom');
  });

  it('has nothing outside of it', async () => {
    const files = filesOf({ 'c.zip': packed('a.ann'), 'c.zip/a.txt': Buffer.from('secret') });
    await files.unpack('c.zip');
    expect(files.kindOf('c.zip/a.txt')).toBeUndefined();
    await expect(files.open('c.zip/a.txt')).rejects.toThrow('there is no such file in the archive');
  });

  it('has at most so many bytes, however often a file is opened', async () => {
    const files = filesOf({ 'c.zip': packed('a.conll', 'b.conll') }, 10);
    await files.unpack('c.zip');
    for (let i = 0; i < 3; i++) expect(await text(files, 'c.zip/a.conll')).toBe('a.conll');
    await expect(files.open('c.zip/b.conll')).rejects.toThrow(
      'The files of the archive have more than 10 bytes together.',
    );
  });

  it('is refused within too many others, and if it is none', async () => {
    let bytes = packed('a.conll');
    for (let i = 0; i < 3; i++) bytes = zipOf([{ name: 'x.zip', content: bytes }]);
    await expect(findFiles('c.zip', filesOf({ 'c.zip': bytes }))).rejects.toThrow(
      'The archive is within 3 others.',
    );
    await expect(findFiles('c.zip', filesOf({ 'c.zip': Buffer.from('text') }))).rejects.toThrow(
      'it is neither a ZIP nor a tar archive',
    );
    expect(await filesOf({}).unpack('c.gz')).toBe(false);
  });
});
