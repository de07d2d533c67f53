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
import type { IndexedFile } from '../corpus/index-corpus.ts';
import type { LocatedDocument } from '../corpus/located-document.ts';
import { readLocated } from '../corpus/read-located.ts';
import type { Shell } from '../corpus/shell.ts';
import { byName } from '../evaluate/pair-documents.ts';
import { formats } from '../formats/index.ts';
import { ProblemLog } from '../problems/log.ts';
import { InputError, type Problem, type Report, UsageError } from '../problems/problem.ts';
import { openTogether, placesOf, type ReadingRequest, reportNoMentions } from './open.ts';

export interface ConvertRequest
  extends Omit<ReadingRequest, 'keyFormat' | 'responseFormat' | 'keyName' | 'responseName'> {
  /** Files, directories, patterns. */
  readonly inputs: readonly string[];
  /** The id of the format to convert to. */
  readonly to: string;
  /** Whether there is a file for each document; otherwise one for all. */
  readonly perDocument?: boolean | undefined;
  /** Whether a second file, such as the text beside an annotation file, has no place. */
  readonly isStream?: boolean | undefined;
}

/** A file of the result. */
export interface ConvertedFile extends FileContent {
  /** The name of a file of its own, with the ending of the format. */
  readonly name: string;
}

export interface ConvertResult {
  readonly target: WritableFormat;
  readonly files: readonly ConvertedFile[];
  readonly problems: readonly Problem[];
  readonly count: (code: Problem['code']) => number;
}

/** The formats that can be written. */
export const writableFormats: readonly WritableFormat[] = formats.filter(isWritable);

/**
 * Converts documents to another format. `onNames` gets the names of the files before the documents are converted, and may throw.
 */
export async function convertFiles(
  request: ConvertRequest,
  shell: Pick<Shell, 'files'>,
  onNames: (names: readonly string[]) => void = () => {},
): Promise<ConvertResult> {
  const { inputs, to, perDocument = false, isStream = false, reading = {}, strict, allow, lenient } = request;
  const target = writableFormats.find(({ id }) => id === to);
  if (target === undefined) throw new UsageError(`Unknown format "${to}".`, targetHelp());
  const log = new ProblemLog({ strict, allow, lenient });
  const sides = inputs.map((path) => ({ path, name: path, side: 'key' as const }));
  const corpora = await openTogether(sides, request, shell);
  for (const note of corpora.flatMap(({ notes }) => notes)) log.report(note);
  const resolve = placesOf(...corpora);
  try {
    const files = corpora.flatMap((corpus) => corpus.files);
    const named = namedDocuments(files, log.report);
    if (!perDocument) refuseSeveral(named, target, isStream);
    const names = perDocument ? fileNames(named, target) : [''];
    onNames(names);
    const converter = new Converter(target, log.report);
    const documents = named.map(({ id, file, located }) => {
      const document = readLocated(located, log.report, reading);
      return converter.prepare(renamed(document, id, target), file.source.format);
    });
    for (const corpus of log.errors > 0 ? [] : corpora)
      reportNoMentions(
        corpus,
        documents.filter((_, i) => corpus.files.includes(named[i].file)),
        log.report,
      );
    const groups = perDocument ? documents.map((document) => [document]) : [documents];
    const written = groups.map((group, i) => ({ name: names[i], ...converter.write(group) }));
    if (!perDocument) refuseRepeated(documents, log);
    else if (hasOneDocument(target)) reportNames(documents, names, target, log);
    converter.finish();
    log.throwIfErrors();
    return { target, files: written, problems: resolve(log.problems), count: (code) => log.count(code) };
  } catch (error) {
    throw error instanceof InputError ? new InputError(resolve(error.problems)) : error;
  }
}

export const targetHelp = (): string => `pass --to FORMAT: ${writableFormats.map(({ id }) => id).join(', ')}`;

interface NamedDocument {
  /** The name of the document; that of its file if it has none and several documents are converted. */
  readonly id: string;
  readonly file: IndexedFile;
  readonly located: LocatedDocument;
}

/** The documents of all files; of two with one name in a file the last, if that is no error. */
function namedDocuments(files: readonly IndexedFile[], report: Report): NamedDocument[] {
  return files.flatMap((file) => {
    const distinct = byName(file.documents, (found) => {
      if (found.code === 'document/duplicate') report(found);
    });
    return Array.from(distinct.values(), (located): NamedDocument => {
      const { id } = located;
      const isNamed = id !== '' || files.length === 1 || distinct.size > 1;
      return { id: isNamed ? id : stemOf(file), file, located };
    });
  });
}

const lastPart = (path: string): string => path.replace(/[/\\]+$/, '').replace(/^.*[/\\]/, '');

const stemOf = ({ name }: IndexedFile): string => lastPart(name).replace(/(?<=.)\.[^.]*$/, '');

const renamed = (document: Document, id: string, { pairKey }: WritableFormat): Document =>
  document.id === id ? document : { ...document, id, pairKey: pairKey(id) };

/** Refuses several documents, or a companion file, where one file is written. */
function refuseSeveral(documents: readonly NamedDocument[], target: WritableFormat, isStream: boolean): void {
  if (hasOneDocument(target) && documents.length > 1)
    throw new UsageError(
      `A file of ${target.id} has one document, but there are ${documents.length}.`,
      'pass --output-dir DIRECTORY',
    );
  if (isStream && target.writeCompanion !== undefined)
    throw new UsageError(
      `${target.id} has two files for each document.`,
      'pass --output-dir DIRECTORY, or -o FILE for one document',
    );
}

function fileNames(documents: readonly NamedDocument[], target: WritableFormat): string[] {
  const names = new FileNames();
  return documents.map(
    ({ id, file }) => `${names.next(id === '' ? stemOf(file) : id)}${extensionOf(target)}`,
  );
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
