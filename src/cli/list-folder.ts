import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FolderEntry } from '../corpus/index.ts';
import { InputError } from '../problems/problem.ts';
import { unreadable } from './input-files.ts';

/**
 * The entries of a folder of a corpus, with symbolic links replaced by their targets. A link without a target counts as a
 * file, so that opening it reports the problem. A link to a folder that contains one of the folders on the way from `root`
 * to it would be followed without end, and is left out.
 */
export function listFolder(folder: string, root: string): FolderEntry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? targetKind(path, folder, root) : kindOf(entry);
      return kind === undefined ? [] : [{ name: entry.name, path, kind }];
    });
  } catch (error) {
    throw new InputError([unreadable(folder, error)]);
  }
}

function kindOf(entry: Pick<Dirent | Stats, 'isFile' | 'isDirectory'>): FolderEntry['kind'] {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** `undefined` for a link that must not be followed. */
function targetKind(link: string, folder: string, root: string): FolderEntry['kind'] | undefined {
  const target = targetOf(link);
  if (target?.isDirectory() && leadsBack(link, folder, root)) return undefined;
  return target === undefined ? 'file' : kindOf(target);
}

/** Undefined if the link has no target, or links form a cycle. */
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
