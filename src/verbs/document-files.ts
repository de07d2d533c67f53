/** Files that contain one document each, which is named after its file. */
import { findAnnotation } from '../corpus/find-files.ts';
import type { CorpusFile } from '../corpus/list-files.ts';
import { isSeldomAnnotation, skippedFiles } from '../corpus/not-annotation.ts';
import type { FileSystem } from '../corpus/shell.ts';
import { distinct } from '../problems/log.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';

export interface DocumentFile {
  readonly path: string;
  readonly document: string;
}

export interface FoundDocuments {
  readonly documents: readonly DocumentFile[];
  /** Which files were skipped. */
  readonly notes: readonly Problem[];
}

export interface DocumentOptions {
  /** The name of a document is that of its file without this ending; by default the extension. */
  readonly suffix?: string | undefined;
  /** Whether texts are looked for, and not annotation. */
  readonly areTexts?: boolean | undefined;
}

/** The name of a document from standard input. */
const STDIN_NAME = 'stdin';

/**
 * The document files that arguments name: a file with any name, or the files with an extension in a directory, below it, or
 * of a quoted pattern.
 */
export async function findDocuments(
  args: readonly string[],
  extension: string,
  files: FileSystem,
  { suffix = extension, areTexts = false }: DocumentOptions = {},
): Promise<FoundDocuments> {
  const isWanted = (path: string) => path.endsWith(dotted(extension));
  const found = await Promise.all(args.map((argument) => findWanted(argument, isWanted, files, areTexts)));
  return {
    documents: found.flatMap(({ paths }) =>
      paths.map((path) => ({
        path,
        document: path === '-' ? STDIN_NAME : documentName(path, dotted(suffix)),
      })),
    ),
    notes: distinct(found.flatMap(({ notes }) => notes)),
  };
}

/**
 * The files that an argument names: a file with any name, or those of a directory or of a quoted pattern that are wanted. Of the
 * others, those that are not annotation by their names are named; the rest may belong to the annotation, such as texts. Where
 * texts are looked for, only files such as README are named.
 */
export async function findWanted(
  argument: string,
  isWanted: (path: string) => boolean,
  files: FileSystem,
  areTexts = false,
): Promise<{ readonly paths: readonly string[]; readonly notes: readonly Problem[] }> {
  const { files: all, skipped: never } = await findAnnotation(argument, files);
  if (isOne(argument, all)) return { paths: [argument], notes: [] };
  const others = areTexts ? [] : all.filter(({ path }) => !isWanted(path));
  const seldom = others.map(({ name }) => name).filter(isSeldomAnnotation);
  const skipped = [...never, ...seldom];
  return {
    paths: all.map(({ path }) => path).filter(isWanted),
    notes: skipped.length === 0 ? [] : [skippedFiles(argument, skipped)],
  };
}

/** An extension with its dot. */
export const dotted = (extension: string): string =>
  extension.startsWith('.') ? extension : `.${extension}`;

const isOne = (argument: string, files: readonly CorpusFile[]): boolean =>
  files.length === 1 && files[0].path === argument;

/** The file name without `suffix`, or without its own extension if it does not end in `suffix`. */
function documentName(path: string, suffix: string): string {
  const name = lastPart(path);
  if (name.length > suffix.length && name.endsWith(suffix)) return name.slice(0, -suffix.length);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

const lastPart = (path: string): string => path.replace(/^.*[/\\]/s, '');

/** The path of a file in a folder. */
export const pathIn = (folder: string, name: string): string =>
  folder.endsWith('/') ? `${folder}${name}` : `${folder}/${name}`;

/** A document id is untrusted input and must not lead out of a folder. */
export const isBelow = (document: string): boolean =>
  !document.includes('\0') && !document.split(/[/\\]/).includes('..');

/**
 * The name of the file of a document in a folder. A document name is untrusted input: one that is not a plain file name could lead
 * out of the folder and is an error.
 */
export function fileNameOf(document: string, extension: string, folder: string): string {
  if (!/^\.{0,2}$|[/\\\0]/.test(document)) return `${document}${extension}`;
  const message = `The document name ${JSON.stringify(document)} cannot be the name of a file.`;
  throw new InputError([
    problem('output/name', message, { file: folder, document, help: 'rename the document' }),
  ]);
}

/** Throws if two documents would be written to one file. */
export function refuseSameNames(documents: readonly DocumentFile[]): void {
  const first = new Map<string, string>();
  for (const { document, path } of documents) {
    const other = first.get(document);
    if (other !== undefined) {
      const message = `${path} and ${other} are both called ${document}.`;
      const help = 'rename one, or convert the directories one by one';
      throw new InputError([problem('output/same-name', message, { file: path, document, help })]);
    }
    first.set(document, path);
  }
}
