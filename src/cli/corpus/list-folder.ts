import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { InputError } from '../../problems/problem.ts';
import { unreadable } from './store.ts';

/** The part of `Dirent` that a walk over folders needs. */
export type FolderEntry = Pick<Dirent, 'name' | 'isFile' | 'isDirectory' | 'isSymbolicLink'>;

/**
 * The entries of a folder of a corpus, with symbolic links replaced by what they lead to. A link without a target counts
 * as a file, so that opening it reports what is wrong. A link to a folder that contains one of the folders on the way from
 * `root` to it would be followed without end, and is left out.
 */
export function listFolder(folder: string, root: string): FolderEntry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isSymbolicLink() ? followed(entry.name, folder, root) : [entry],
    );
  } catch (error) {
    throw new InputError([unreadable(folder, error)]);
  }
}

function followed(name: string, folder: string, root: string): FolderEntry[] {
  const path = join(folder, name);
  const target = targetOf(path);
  if (target?.isDirectory() && leadsBack(path, folder, root)) return [];
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

function leadsBack(link: string, folder: string, root: string): boolean {
  const target = realpathSync(link);
  const below = target.endsWith(sep) ? target : `${target}${sep}`;
  const steps = relative(root, folder).split(sep).filter(Boolean).length;
  let ancestor = resolve(folder);
  for (let step = 0; step <= steps; step++) {
    if (`${realpathSync(ancestor)}${sep}`.startsWith(below)) return true;
    ancestor = dirname(ancestor);
  }
  return false;
}
