import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { noteInputs } from '../input-files.ts';
import { type CorpusFile, findFiles } from './find-files.ts';

/** A file that holds one document, which is called like the file. */
export interface DocumentFile {
  readonly path: string;
  readonly document: string;
}

/** What a document from standard input is called. */
const STDIN = 'stdin';

/**
 * The document files that an argument names: a file, whatever it is called; or of a directory with everything below it,
 * or of a quoted pattern, the files with an extension. The document is called like the file without the extension,
 * or without as much of it as `suffix` says.
 */
export async function findDocuments(
  argument: string,
  extension: string,
  suffix = extension,
): Promise<DocumentFile[]> {
  const files = await findFiles(argument);
  const wanted = isOne(argument, files)
    ? files
    : files.filter(({ path }) => path.endsWith(dotted(extension)));
  return noteInputs(wanted).map(({ path }) => ({
    path,
    document: path === '-' ? STDIN : documentName(path, dotted(suffix)),
  }));
}

const dotted = (extension: string): string => (extension.startsWith('.') ? extension : `.${extension}`);

const isOne = (argument: string, files: readonly CorpusFile[]): boolean =>
  files.length === 1 && files[0].path === argument;

/** `a.tkn.txt` is a.tkn; a file without the extension loses the one it has. */
function documentName(path: string, suffix: string): string {
  const name = basename(path);
  if (name.length > suffix.length && name.endsWith(suffix)) return name.slice(0, -suffix.length);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

export const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
