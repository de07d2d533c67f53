import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import system, { dirname, type PlatformPath, relative, resolve, sep, win32 } from 'node:path';
import type { FolderEntry, Walk } from '../../corpus/index.ts';
import { InputError, problem } from '../../problems/problem.ts';
import { unreadable } from './input-files.ts';

/**
 * The entries of a folder of a corpus, with symbolic links replaced by their targets. A link without a target counts as a
 * file, so that opening it reports the problem. A link to a folder that contains a folder on the path from the root to the
 * link would be followed without end, and is left out.
 */
export function listFolder(folder: string, walk: Walk): FolderEntry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = pathBelow(folder, entry.name);
      const kind = entry.isSymbolicLink() ? targetKind(path, folder, walk) : kindOf(entry);
      return kind === undefined ? [] : [{ name: entry.name, path, kind }];
    });
  } catch (error) {
    throw error instanceof InputError ? error : new InputError([unreadable(folder, error)]);
  }
}

/** The path of an entry of a folder, with `/` on every system: names of documents and of other files are derived from it. */
export const pathBelow = (folder: string, name: string, { join }: PlatformPath = system): string =>
  join === win32.join ? join(folder, name).replaceAll('\\', '/') : join(folder, name);

function kindOf(entry: Pick<Dirent | Stats, 'isFile' | 'isDirectory'>): FolderEntry['kind'] {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** Limit on the links to one folder: two links to a folder with two links to a third, and so on, make exponentially many paths. */
const MAX_LINKS_PER_FOLDER = 64;

/** `undefined` for a link that must not be followed. */
function targetKind(link: string, folder: string, { root, links }: Walk): FolderEntry['kind'] | undefined {
  const stats = targetOf(link);
  if (stats === undefined) return 'file';
  if (stats.isDirectory()) {
    const target = realpathSync(link);
    if (leadsBack(target, folder, root)) return undefined;
    const count = (links.get(target) ?? 0) + 1;
    links.set(target, count);
    if (count > MAX_LINKS_PER_FOLDER) throw new InputError([tooManyLinks(link, target)]);
  }
  return kindOf(stats);
}

/** Undefined if the link has no target, or links form a cycle. */
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

const tooManyLinks = (path: string, folder: string) =>
  problem(
    'file/too-many-links',
    `Symbolic links lead to ${folder} in more than ${MAX_LINKS_PER_FOLDER} ways.`,
    {
      file: path,
      help: 'remove links, or name the folders one by one',
    },
  );
