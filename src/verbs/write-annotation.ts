/** Annotation in a format that can be written: for each document a file, or one file for all. */
import { problem } from '../convert/codes.ts';
import {
  Converter,
  extensionOf,
  type FileContent,
  hasOneDocument,
  isWritable,
  type WritableFormat,
} from '../convert/converter.ts';
import { FileNames } from '../convert/file-names.ts';
import type { Document } from '../core/document.ts';
import { type Format, formats } from '../formats/index.ts';
import type { ProblemLog } from '../problems/log.ts';
import { UsageError } from '../problems/problem.ts';

/** How annotation is written. */
export interface AnnotationTarget {
  /** The id of the format. */
  readonly to: string;
  /** Whether there is a file for each document; otherwise one for all. */
  readonly perDocument?: boolean | undefined;
  /** Whether a second file, such as the text beside an annotation file, has no place. */
  readonly isStream?: boolean | undefined;
}

/** A document that is written. */
export interface WrittenDocument {
  readonly id: string;
  /** The name of its file if it has no name. */
  readonly stem: string;
  /** The format that it was read from. */
  readonly source: Pick<Format, 'holds'>;
  /** Called once, in the order of the documents. */
  readonly read: () => Document;
}

/** A file of the result. */
export interface AnnotationFile extends FileContent {
  /** The name of a file of its own, with the ending of the format. */
  readonly name: string;
}

/** The formats that can be written. */
export const writableFormats: readonly WritableFormat[] = formats.filter(isWritable);

export const targetHelp = (): string => `pass --to FORMAT: ${writableFormats.map(({ id }) => id).join(', ')}`;

export function targetOf(to: string): WritableFormat {
  const target = writableFormats.find(({ id }) => id === to);
  if (target === undefined) throw new UsageError(`Unknown format "${to}".`, targetHelp());
  return target;
}

/** `onNames` gets the names of the files before the documents are read, and may throw; `onRead` gets the documents before they are written. */
export function writeAnnotation(
  documents: readonly WrittenDocument[],
  { to, perDocument = false, isStream = false }: AnnotationTarget,
  log: ProblemLog,
  onNames: (names: readonly string[]) => void = () => {},
  onRead: (documents: readonly Document[]) => void = () => {},
): readonly AnnotationFile[] {
  const target = targetOf(to);
  if (!perDocument) refuseSeveral(documents.length, target, isStream);
  const names = perDocument ? fileNames(documents, target) : [''];
  onNames(names);
  const converter = new Converter(target, log.report);
  const prepared = documents.map(({ id, source, read }) =>
    converter.prepare(renamed(read(), id, target), source),
  );
  onRead(prepared);
  const groups = perDocument ? prepared.map((document) => [document]) : [prepared];
  const files = groups.map((group, i) => ({ name: names[i], ...converter.write(group) }));
  if (!perDocument) refuseRepeated(prepared, log);
  else if (hasOneDocument(target)) reportNames(prepared, names, target, log);
  converter.finish();
  return files;
}

const renamed = (document: Document, id: string, { pairKey }: WritableFormat): Document =>
  document.id === id ? document : { ...document, id, pairKey: pairKey(id) };

/** Refuses several documents, or a companion file, where one file is written. */
function refuseSeveral(documents: number, target: WritableFormat, isStream: boolean): void {
  if (hasOneDocument(target) && documents > 1)
    throw new UsageError(
      `A file of ${target.id} has one document, but there are ${documents}.`,
      'pass --output-dir DIRECTORY',
    );
  if (isStream && target.writeCompanion !== undefined)
    throw new UsageError(
      `${target.id} has two files for each document.`,
      'pass --output-dir DIRECTORY, or -o FILE for one document',
    );
}

function fileNames(documents: readonly WrittenDocument[], target: WritableFormat): string[] {
  const names = new FileNames();
  return documents.map(({ id, stem }) => `${names.next(id === '' ? stem : id)}${extensionOf(target)}`);
}

/** In a format with one document per file, the name of the file identifies the document. */
function reportNames(
  documents: readonly Document[],
  names: readonly string[],
  target: WritableFormat,
  log: ProblemLog,
): void {
  const stem = (name: string) => name.slice(0, -extensionOf(target).length);
  const changed = documents.flatMap(({ id }, i) => (id !== '' && stem(names[i]) !== id ? [i] : []));
  if (changed.length === 0) return;
  const { id, file, line } = documents[changed[0]];
  const message = `${changed.length} of ${documents.length} names of documents are not names of files; the first, ${id}, is written to ${names[changed[0]]}.`;
  log.report(
    problem('convert/file-name', message, {
      file,
      line,
      document: id,
      help: `${target.id} identifies a document by the name of its file; convert key and response in the same way`,
    }),
  );
}

/** Documents of one file are identified by their names. */
function refuseRepeated(documents: readonly Document[], log: ProblemLog): void {
  const first = new Map<string, Document>();
  for (const document of documents) {
    const { id, pairKey, file, line } = document;
    const name = id === '' ? '' : pairKey;
    if (name !== '' && first.has(name))
      log.report(
        problem('document/duplicate', `Document ${id} occurs twice in the inputs.`, {
          file,
          line,
          document: id,
          expected: 'different names for the documents of one file',
          help: 'convert to one file for each document with --output-dir',
        }),
      );
    first.set(name, document);
  }
}
