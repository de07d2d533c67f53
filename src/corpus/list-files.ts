import type { FileSystem, Walk } from './shell.ts';

/** A file of a corpus. */
export interface CorpusFile {
  readonly path: string;
  /** Its name within the corpus, by which it is paired with a file of the other side. */
  readonly name: string;
}

/** The files below a folder, in the order of their names. The names of hidden ones are added to `skipped`. */
export function filesBelow(
  folder: string,
  prefix: string,
  walk: Walk,
  files: FileSystem,
  skipped?: string[],
): CorpusFile[] {
  return files
    .list(folder, walk)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, path, kind }) => {
      if (name.startsWith('.')) {
        skipped?.push(prefix + name);
        return [];
      }
      if (kind === 'folder') return filesBelow(path, `${prefix}${name}/`, walk, files, skipped);
      return kind === 'file' ? [{ path, name: prefix + name }] : [];
    });
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
