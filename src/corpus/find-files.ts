import { InputError, problem } from '../problems/problem.ts';
import type { FileSystem } from './shell.ts';

/** One file of a corpus. */
export interface CorpusFile {
  readonly path: string;
  /** Its name within the corpus, by which it is paired with a file of the other side. */
  readonly name: string;
}

/** The files of a corpus: a file, a directory with everything below it, a pattern, or `-` for standard input. */
export async function findFiles(argument: string, files: FileSystem): Promise<CorpusFile[]> {
  const single = [{ path: argument, name: argument }];
  if (argument === '-') return single;
  const kind = files.kindOf(argument);
  if (kind === 'folder') return nonEmpty(argument, filesBelow(argument, '', argument, files));
  // A path that does not exist is reported when it is opened.
  if (kind !== undefined || !/[*?[{]/.test(argument)) return single;
  const paths = await files.match(argument);
  const prefix = commonFolder(paths);
  return nonEmpty(
    argument,
    paths.map((path) => ({ path, name: path.slice(prefix.length) })),
  );
}

function filesBelow(folder: string, prefix: string, root: string, files: FileSystem): CorpusFile[] {
  return files
    .list(folder, root)
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, path, kind }) => {
      if (kind === 'folder') return filesBelow(path, `${prefix}${name}/`, root, files);
      return kind === 'file' ? [{ path, name: prefix + name }] : [];
    });
}

/** The folder that contains all paths of a list, with a `/` at its end; empty if there is none. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1));
  const [first = []] = folders;
  const length = first.findIndex((part, i) => folders.some((other) => other[i] !== part));
  return first
    .slice(0, length < 0 ? first.length : length)
    .map((part) => `${part}/`)
    .join('');
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
