import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDocuments, isDirectory } from '../../../../src/cli/files/document-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = { 'a.txt': '', 'deep/b.tkn.txt': '', 'c.ann': '', '.d.txt': '', e: '', '.hidden': '' };

async function namesIn(folder: string, argument: string, extension: string, suffix?: string) {
  const found = await findDocuments(join(folder, argument), extension, suffix);
  return found.map(({ path, document }) => `${relative(folder, resolve(path))} ${document}`).sort();
}

describe('findDocuments', () => {
  it('finds the files with an extension in a directory and below it, with or without its dot', async () => {
    const folder = temporaryFolder(files);
    expect(await namesIn(folder, '.', 'txt')).toEqual(['a.txt a', 'deep/b.tkn.txt b.tkn']);
    expect(await namesIn(folder, '.', '.txt')).toEqual(['a.txt a', 'deep/b.tkn.txt b.tkn']);
    expect(await namesIn(folder, '.', 'tkn.txt')).toEqual(['deep/b.tkn.txt b']);
    expect(await namesIn(folder, '.', 'tkn.txt', 'txt')).toEqual(['deep/b.tkn.txt b.tkn']);
  });

  it('takes a file that was named itself, whatever its extension', async () => {
    const folder = temporaryFolder(files);
    expect(await namesIn(folder, 'c.ann', 'txt')).toEqual(['c.ann c']);
    expect(await namesIn(folder, 'e', 'txt')).toEqual(['e e']);
    expect(await namesIn(folder, '.d.txt', 'txt')).toEqual(['.d.txt .d']);
    expect(await namesIn(folder, '.hidden', 'txt')).toEqual(['.hidden .hidden']);
  });

  it('filters the files of a pattern by the extension too', async () => {
    const folder = temporaryFolder(files);
    expect(await namesIn(folder, '*.*', 'txt')).toEqual(['a.txt a']);
  });

  it('calls standard input stdin', async () => {
    expect(await findDocuments('-', 'txt')).toEqual([{ path: '-', document: 'stdin' }]);
  });
});

describe('isDirectory', () => {
  it('is false for a file and for a path without one', () => {
    const folder = temporaryFolder(files);
    expect(['', 'deep', 'e', 'none'].map((name) => isDirectory(join(folder, name)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
