import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { GlobOptions } from 'tinyglobby';
import { InputError, problem } from '../../problems/problem.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';

/** One file of a corpus. */
export interface CorpusFile {
  readonly path: string;
  /** Its name within the corpus, which pairs it with a file of the other side. */
  readonly name: string;
}

/**
 * The files of a corpus: a file, a directory with everything below it, a quoted pattern, or `-`. A pattern and a directory
 * follow symbolic links by the same rule.
 */
export async function findFiles(argument: string): Promise<CorpusFile[]> {
  if (argument === '-') return [{ path: '-', name: '-' }];
  if (existsSync(argument)) {
    if (!statSync(argument).isDirectory()) return [{ path: argument, name: argument }];
    return nonEmpty(argument, filesBelow(argument, argument, new Map()));
  }
  if (!/[*?[{]/.test(argument)) return [{ path: argument, name: argument }]; // opening it will say what is wrong
  const paths = await matches(argument);
  return nonEmpty(
    argument,
    paths.map((path) => ({ path, name: relative(commonFolder(paths), path) })),
  );
}

async function matches(pattern: string): Promise<string[]> {
  const { globSync } = await import('tinyglobby');
  const ways = new Map<string, number>();
  let root: string | undefined;
  let failure: unknown;
  const readdirSync = (folder: string): FolderEntry[] => {
    root ??= folder;
    try {
      return failure === undefined ? listFolder(folder, root, ways) : [];
    } catch (error) {
      failure ??= error; // the pattern matcher ignores what is thrown here
      return [];
    }
  };
  const fs = { readdirSync } as unknown as NonNullable<GlobOptions['fs']>;
  const paths = globSync(pattern, { expandDirectories: false, fs }).sort();
  if (failure !== undefined && root !== undefined && existsSync(root)) throw failure;
  return paths;
}

function filesBelow(root: string, folder: string, ways: Map<string, number>): CorpusFile[] {
  return listFolder(folder, root, ways)
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(root, path, ways);
      return entry.isFile() ? [{ path, name: relative(root, path).split(sep).join('/') }] : [];
    });
}

/** The folder that all paths of a list lie in. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((part, i) => folders.some((other) => other[i] !== part));
  return first.slice(0, length < 0 ? first.length : length).join('/') || '.';
}

function nonEmpty(argument: string, files: CorpusFile[]): CorpusFile[] {
  if (files.length > 0) return files;
  throw new InputError([
    problem('file/missing', `No file is in ${argument}, or fits it.`, {
      file: argument,
      help: 'name a file, a directory with files, or a quoted pattern such as "dev/*.conll"',
    }),
  ]);
}
