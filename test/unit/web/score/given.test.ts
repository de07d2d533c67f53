import { expect, it } from 'vitest';
import { FolderRefused, givenByChoice, givenByDrop } from '../../../../src/web/score/given.ts';

/** Files as a browser gives them, with their path in the chosen folder. */
const chosen = (...paths: readonly string[]): FileList =>
  paths.map((path) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    webkitRelativePath: path.includes('/') ? path : '',
  })) as unknown as FileList;

it('keeps the files of a chosen folder together, under their paths', () => {
  const given = givenByChoice(chosen('a.conll', 'gold/x.conll', 'gold/deep/y.conll', '__proto__/z'));
  expect(given.map(({ name, isFolder, files }) => [name, isFolder, files.map(({ path }) => path)])).toEqual([
    ['a.conll', false, ['a.conll']],
    ['gold', true, ['gold/x.conll', 'gold/deep/y.conll']],
    ['__proto__', true, ['__proto__/z']],
  ]);
});

/** A file of a drop. */
const fileEntry = (name: string) => ({
  name,
  isDirectory: false,
  file: (take: (file: object) => void) => take({ name }),
});

/** A folder of a drop, whose reader returns its entries one by one, as a browser does in groups. */
const folderEntry = (name: string, entries: readonly object[]) => ({
  name,
  isDirectory: true,
  createReader() {
    let at = 0;
    return { readEntries: (take: (group: object[]) => void) => take([...entries.slice(at, ++at)]) };
  },
});

const dropOf = (...entries: readonly { name: string; isDirectory: boolean }[]): DataTransfer =>
  ({
    items: entries.map((entry) => ({
      webkitGetAsEntry: () => entry,
      getAsFile: () => (entry.isDirectory ? null : { name: entry.name }),
    })),
  }) as unknown as DataTransfer;

it('reads dropped folders to the end, with the folders in them', async () => {
  const deep = folderEntry('deep', [fileEntry('b')]);
  const given = await givenByDrop(
    dropOf(fileEntry('f'), folderEntry('gold', [fileEntry('a'), deep, fileEntry('c')])),
  );
  expect(given.map(({ name, files }) => [name, files.map(({ path }) => path)])).toEqual([
    ['f', ['f']],
    ['gold', ['gold/a', 'gold/deep/b', 'gold/c']],
  ]);
});

it('names the folder that the browser does not let the page read', async () => {
  const locked = {
    ...folderEntry('locked', []),
    createReader: () => ({
      readEntries: (_: unknown, refuse: (error: Error) => void) => refuse(new Error('no')),
    }),
  };
  await expect(givenByDrop(dropOf(locked))).rejects.toThrow(new FolderRefused('locked'));
});
