import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { InputError, problem } from '../../problems/problem.ts';
import { unreadable } from './store.ts';

/** The part of `Dirent` that a walk over folders needs. */
export type FolderEntry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

/**
 * The entries of a folder of a corpus, with symbolic links replaced by what they lead to. A link without a target counts
 * as a file, so that opening it reports what is wrong. A link to a folder that contains one of the folders on the way from
 * `root` to it would be followed without end, and is left out. `ways` counts the links that lead to a folder, over a walk.
 */
export function listFolder(folder: string, root: string, ways: Map<string, number>): FolderEntry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isSymbolicLink() ? followed(entry.name, folder, root, ways) : [entry],
    );
  } catch (error) {
    throw error instanceof InputError ? error : new InputError([unreadable(folder, error)]);
  }
}

/** Two links to a folder that has two links to the next, and so on, make more paths than can be walked. */
const MOST_WAYS = 64;

function followed(name: string, folder: string, root: string, ways: Map<string, number>): FolderEntry[] {
  const path = join(folder, name);
  const target = targetOf(path);
  if (target?.isDirectory()) {
    const real = realpathSync(path);
    if (leadsBack(real, folder, root)) return [];
    const count = (ways.get(real) ?? 0) + 1;
    ways.set(real, count);
    if (count > MOST_WAYS) throw new InputError([tooManyWays(path, real)]);
  }
  return [
    {
      name,
      isFile: () => target === undefined || target.isFile(),
      isDirectory: () => target?.isDirectory() ?? false,
      isSymbolicLink: () => false,
    },
  ];
}

/** Undefined if the link leads nowhere, or round in a circle. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

function leadsBack(target: string, folder: string, root: string): boolean {
  const below = target.endsWith(sep) ? target : `${target}${sep}`;
  const steps = relative(root, folder).split(sep).filter(Boolean).length;
  let ancestor = resolve(folder);
  for (let step = 0; step <= steps; step++) {
    if (`${realpathSync(ancestor)}${sep}`.startsWith(below)) return true;
    ancestor = dirname(ancestor);
  }
  return false;
}

const tooManyWays = (path: string, folder: string) =>
  problem('file/too-many-links', `Symbolic links lead to ${folder} in more than ${MOST_WAYS} ways.`, {
    file: path,
    help: 'remove links, or name the folders one by one',
  });
