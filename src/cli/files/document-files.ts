import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { type CorpusFile, findFiles } from '../../corpus/index.ts';
import { nodeShell } from '../node-shell.ts';
import { noteInputs } from './input-files.ts';

/** A file that contains one document, which is named after the file. */
export interface DocumentFile {
  readonly path: string;
  readonly document: string;
}

/** The name of a document from standard input. */
const STDIN = 'stdin';

/**
 * The document files that an argument names: a file with any name, or the files with an extension in a directory, below it, or
 * of a quoted pattern. The name of a document is that of its file without `suffix`.
 */
export async function findDocuments(
  argument: string,
  extension: string,
  suffix = extension,
): Promise<DocumentFile[]> {
  const { files } = await findFiles(argument, nodeShell.files);
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

/** The file name without `suffix`, or without its own extension if it does not end in `suffix`. */
function documentName(path: string, suffix: string): string {
  const name = basename(path);
  if (name.length > suffix.length && name.endsWith(suffix)) return name.slice(0, -suffix.length);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

export function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // reported when it is opened
  }
}
