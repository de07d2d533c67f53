import type { FileSystem, Shell, Threads } from '../../corpus/index.ts';
import type { PageTemplate } from '../../page/assemble.ts';
import { UsageError } from '../../problems/problem.ts';
import { refuseUnknownOptions } from '../options.ts';
import { type FileContents, MapFiles } from './map-files.ts';

/** Where a function finds its files. On Node all of it has defaults; in a browser the caller hands files in. */
export interface FilesShell {
  /** The contents of files by path, or a file system. On Node: the files of the machine. */
  readonly files?: FileContents | FileSystem | undefined;
  /** Threads for large corpora. On Node: workers of this package. */
  readonly threads?: Threads | undefined;
  /** The page that `reportFiles` fills. On Node: that of this package. */
  readonly page?: (() => PageTemplate | Promise<PageTemplate>) | undefined;
}

const shellNames: readonly (keyof FilesShell)[] = ['files', 'threads', 'page'];

/** The shell of a verb. No progress is shown. */
export function shellOf(shell: FilesShell): Shell {
  refuseUnknownOptions(shell, shellNames);
  const { files, threads } = shell;
  return { files: fileSystem(files), threads, startProgress: () => ({ update: async () => {}, end() {} }) };
}

function fileSystem(files: unknown): FileSystem {
  const help = 'pass them as the second argument: { files: new Map([[path, content]]) }';
  if (files === undefined) throw new UsageError('There are no files to read from.', help);
  if (files instanceof Map) return new MapFiles(files);
  if (isFileSystem(files)) return files;
  throw new UsageError('Expected `files` to be a Map of contents by path, or a file system.', help);
}

const isFileSystem = (files: unknown): files is FileSystem =>
  typeof files === 'object' &&
  files !== null &&
  ['kindOf', 'list', 'match', 'open'].every(
    (name) => typeof (files as Record<string, unknown>)[name] === 'function',
  );
