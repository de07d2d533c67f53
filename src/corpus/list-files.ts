import type { FileSystem, Walk } from './shell.ts';

/** A file of a corpus. */
export interface CorpusFile {
  readonly path: string;
  /** Its name within the corpus, by which it is paired with a file of the other side. */
  readonly name: string;
}

/** The files of a corpus, and the names of those that are skipped. */
export interface FoundFiles {
  readonly files: readonly CorpusFile[];
  readonly skipped: readonly string[];
}

/** The files below a folder, in the order of their names, and those of archives there. Hidden ones are skipped. */
export async function filesBelow(
  folder: string,
  prefix: string,
  walk: Walk,
  files: FileSystem,
): Promise<FoundFiles> {
  const found: CorpusFile[] = [];
  const skipped: string[] = [];
  for (const { name, path, kind } of files
    .list(folder, walk)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name.startsWith('.')) skipped.push(prefix + name);
    else if (kind === 'folder' || (kind === 'file' && (await files.unpack?.(path)))) {
      const below = await filesBelow(path, `${prefix}${name}/`, walk, files);
      for (const file of below.files) found.push(file);
      skipped.push(...below.skipped);
    } else if (kind === 'file') found.push({ path, name: prefix + name });
  }
  return { files: found, skipped };
}

/** The folder that contains all paths of a list, with a `/` at its end; empty if there is none. */
export function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((part, i) => folders.some((other) => other[i] !== part));
  return first
    .slice(0, length < 0 ? first.length : length)
    .map((part) => `${part}/`)
    .join('');
}
