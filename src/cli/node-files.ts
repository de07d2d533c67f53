import { existsSync, statSync } from 'node:fs';
import type { GlobOptions } from 'tinyglobby';
import type { FileSystem, FolderEntry } from '../corpus/index.ts';
import { openStore } from './file-store.ts';
import { noteInputs } from './input-files.ts';
import { kindOf, listFolder } from './list-folder.ts';

/** The files of the machine. A pattern and a directory follow symbolic links by the same rule. */
export const nodeFiles: FileSystem = {
  kindOf(path) {
    return existsSync(path) ? kindOf(statSync(path)) : undefined;
  },
  list: listFolder,
  match,
  open(path, maxSize) {
    noteInputs([{ path }]);
    return openStore(path, maxSize);
  },
};

async function match(pattern: string): Promise<string[]> {
  const { globSync } = await import('tinyglobby');
  let root: string | undefined;
  let failure: unknown;
  const readdirSync = (folder: string) => {
    root ??= folder;
    try {
      return listFolder(folder, root).map(direntOf);
    } catch (error) {
      failure ??= error; // the pattern matcher ignores errors that are thrown here
      return [];
    }
  };
  const fs = { readdirSync } as unknown as NonNullable<GlobOptions['fs']>;
  const paths = globSync(pattern, { expandDirectories: false, fs }).sort();
  if (failure !== undefined && root !== undefined && existsSync(root)) throw failure;
  return paths;
}

/** The part of `Dirent` that the pattern matcher needs. */
const direntOf = ({ name, kind }: FolderEntry) => ({
  name,
  isFile: () => kind === 'file',
  isDirectory: () => kind === 'folder',
  isSymbolicLink: () => false,
});
