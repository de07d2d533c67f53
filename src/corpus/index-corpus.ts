import type { Document, Tokens } from '../core/document.ts';
import { LateTokens } from '../core/late-tokens.ts';
import type { Origin } from '../evaluate/index.ts';
import { openCompanions } from '../formats/companions.ts';
import { detectFormat, formatOf, HEAD_BYTES, noDocument } from '../formats/detect.ts';
import { type Format, type FormatOptions, type PairOptions, sideOptions } from '../formats/index.ts';
import { InputError, type Problem, problem } from '../problems/problem.ts';
import { type CorpusFile, commonFolder, type FoundFiles, filesBelow } from './list-files.ts';
import { locate } from './locate.ts';
import type { LocatedDocument, ReadDocument, SourceFile } from './located-document.ts';
import { isNeverAnnotation, isSeldomAnnotation, skippedFiles } from './not-annotation.ts';
import type { Amount, FileSystem } from './shell.ts';

export interface IndexedFile {
  /** The name within the corpus. */
  readonly name: string;
  readonly source: SourceFile;
  readonly documents: readonly LocatedDocument[];
  readonly origin: Origin;
}

export interface IndexOptions {
  readonly reading: PairOptions;
  readonly side: 'key' | 'response';
  /** The id of the format; it is detected if absent. */
  readonly format: string | undefined;
  /** The most bytes that an archive may expand to. */
  readonly maxSize: number | undefined;
  /** Number of threads that the user asked for. */
  readonly jobs: number | undefined;
}

/** The part of a corpus that is read while it is indexed. A short document takes some kilobytes of memory once read. */
const READ_AT_ONCE: Amount = { bytes: 32 << 20, documents: 4 << 10 };
const NO_AMOUNT: Amount = { bytes: 0, documents: 0 };

/** A corpus whose documents have been found. */
export interface IndexedCorpus {
  readonly files: readonly IndexedFile[];
  /** Names of files that are not annotation. */
  readonly skipped: readonly string[];
}

/**
 * Finds the documents of a corpus, and reads them too unless there are many or several threads are to read them. A file that
 * cannot be read is passed to `onFailure`, and the others are read; without it, the error is thrown.
 */
export async function indexCorpus(
  path: string,
  options: IndexOptions,
  files: FileSystem,
  onFailure?: (error: InputError) => void,
): Promise<IndexedCorpus> {
  const indexed: IndexedFile[] = [];
  const reading = sideOptions(options.reading)[options.side];
  let { bytes, documents } = (options.jobs ?? 1) > 1 ? NO_AMOUNT : READ_AT_ONCE;
  const { files: found, skipped: foreign } = await findAnnotation(path, files);
  const skipped = [...foreign];
  /** Files that were read together with another, such as the text beside an annotation file. */
  const beside = new Set<string>();
  let failures = 0;
  for (const file of found) {
    try {
      if (beside.has(file.path)) continue;
      const store = await files.open(file.path, options.maxSize);
      if (
        file.path !== path &&
        isSeldomAnnotation(file.name) &&
        detectFormat(store.read(0, HEAD_BYTES)) === undefined
      ) {
        skipped.push(file.name);
        continue;
      }
      const { format, reason } = formatOf(store, options.format);
      const companions =
        format.companions.length === 0
          ? undefined
          : await openCompanions(file.path, format, async (companion) => {
              const content = await fileBytes(companion, files);
              if (content !== undefined) beside.add(companion);
              return content;
            });
      const { traits, whole, facts = [] } = format.examine?.(store, { ...reading, side: options.side }) ?? {};
      const source = { store, format, companions, traits, whole };
      const located = documentsInFile(source, reading, { bytes, documents }, found.length === 1);
      if (located.length === 0) throw new InputError([noDocument(store, format)]);
      const origin = { format: format.id, reason, facts, files: 1 };
      indexed.push({ name: file.name, source, documents: located, origin });
      bytes -= store.size;
      documents -= located.length;
    } catch (error) {
      if (onFailure === undefined || !(error instanceof InputError)) throw error;
      onFailure(error);
      failures++;
    }
  }
  return { files: failures > 0 ? indexed : nonEmpty(path, indexed, skipped), skipped };
}

/** A file that can be cut at document borders is read at once if it is small; any other file always is. */
function documentsInFile(
  source: SourceFile,
  reading: FormatOptions,
  { bytes, documents }: Amount,
  isOnlyFile: boolean,
): readonly LocatedDocument[] {
  const { store, format, whole } = source;
  if (format.cutter === undefined || whole) return readFile(source, reading, Infinity, store.size) ?? [];
  const read = store.size <= bytes ? readFile(source, reading, documents) : undefined;
  return read ?? (isOnlyFile ? onlyDocument(source, reading) : undefined) ?? locate(source);
}

/** The document of a file with just one, if it can be read in windows: threads cannot share it, and it takes little memory once read. */
function onlyDocument(source: SourceFile, reading: FormatOptions): ReadDocument[] | undefined {
  const { store, format } = source;
  for (const { document, end } of format.stream?.(store, 0, reading) ?? [])
    return end === store.size ? [readDocument(format, document, end, [])] : undefined;
  return undefined;
}

/** Bytes that are read at a time: not more than the cache of a processor holds. */
const BYTES_PER_READ = 512 << 10;
/** How much longer the next piece is if a document does not fit: its bytes are read and searched again. */
const READ_GROWTH = 8;

/**
 * Reads all documents of a file: in windows, if the format can, otherwise piece by piece. The bytes of a piece are overwritten by the next one, so the piece is
 * read again if a word is needed later. Documents whose texts have no digest are compared word by word; they keep their
 * bytes instead. Returns `undefined` if there are more than `most` documents: a short document takes more memory than
 * its bytes.
 */
export function readFile(
  source: SourceFile,
  options: FormatOptions,
  most: number,
  piece = BYTES_PER_READ,
): ReadDocument[] | undefined {
  const { store, format } = source;
  const documents: ReadDocument[] = [];
  let keepsBytes = false;
  /** Problems of lines before the first document, if those lines are a separate piece. */
  let before: readonly Problem[] = [];
  for (let start = 0; start < store.size; ) {
    const streamed = keepsBytes ? undefined : format.stream?.(store, start, options);
    for (const { document, end } of streamed ?? []) {
      if (documents.length === most) return undefined;
      documents.push(readDocument(format, document, end - start, before));
      before = [];
      start = end;
    }
    if (start === store.size) break;
    const bytes = pieceAt(source, start, piece);
    const [from, end] = [start, start + bytes.length];
    const read = (which: Uint8Array) => readPiece(source, from, which, options);
    let { found, rest } = read(keepsBytes ? bytes.slice() : bytes);
    if (documents.length + found.length > most) return undefined;
    if (!keepsBytes && found.some(needsBytes)) {
      keepsBytes = true;
      ({ found, rest } = read(bytes.slice()));
    }
    const share = Math.ceil(bytes.length / found.length);
    let again: FoundDocument[] | undefined;
    const readAgain = () => {
      again ??= read(store.read(from, end).slice()).found;
      return again;
    };
    found.forEach(({ document, problems }, i) => {
      const kept = keepsBytes
        ? document
        : withLateTokens(document, () => readAgain()[i].document.tokens as Tokens);
      documents.push(readDocument(format, kept, share, i === 0 ? [...before, ...problems] : problems));
    });
    before = rest;
    start = end;
  }
  return documents;
}

function readDocument(
  format: Format,
  document: Document,
  bytes: number,
  problems: readonly Problem[],
): ReadDocument {
  const { id, pairKey, file, line } = document;
  const { naming } = format.wording;
  return { kind: 'read', id, pairKey, file, line, bytes, format, naming, document, problems };
}

/** The bytes from the start of a document to that of a later one, or to the end of the file. */
function pieceAt({ store, format }: SourceFile, start: number, piece: number): Uint8Array {
  for (let size = piece; ; size *= READ_GROWTH) {
    const window = store.read(start, start + size);
    const isLast = start + window.length === store.size;
    const length = isLast ? window.length : (format.cutter?.lastDocumentStart(window) ?? 0);
    if (length > 0) return window.subarray(0, length);
  }
}

interface FoundDocument {
  readonly document: Document;
  readonly problems: Problem[];
}

interface ReadPiece {
  readonly found: FoundDocument[];
  /** Problems that belong to none of the documents. */
  readonly rest: readonly Problem[];
}

/** Reads the documents of a piece, each with the problems found since the end of the one before it. */
function readPiece(
  { store, format, companions, traits }: SourceFile,
  start: number,
  bytes: Uint8Array,
  options: FormatOptions,
): ReadPiece {
  const found: FoundDocument[] = [];
  let problems: Problem[] = [];
  const report = (entry: Problem) => {
    // Lines between two documents belong to the first of them, as they do when each document is read by itself.
    const before = entry.document === undefined ? found.at(-1)?.problems : undefined;
    (before ?? problems).push(entry);
  };
  const source = { name: { name: store.name, start }, bytes, companions, traits };
  for (const document of format.read(source, report, options)) {
    found.push({ document, problems });
    problems = [];
  }
  return { found, rest: problems };
}

const needsBytes = ({ document: { tokens, columns } }: FoundDocument): boolean =>
  columns !== undefined || (tokens !== undefined && tokens.digest === undefined);

const withLateTokens = (document: Document, readAgain: () => Tokens): Document =>
  document.tokens === undefined
    ? document
    : { ...document, tokens: new LateTokens(document.tokens, readAgain) };

/** The content of a file; absent if there is no such file. */
async function fileBytes(path: string, files: FileSystem): Promise<Uint8Array | undefined> {
  if (files.kindOf(path) !== 'file') return undefined;
  const store = await files.open(path);
  return store.read(0, store.size);
}

/** The files that an argument names: a file, a directory with everything below it, a pattern, or `-` for standard input. */
export async function findFiles(argument: string, files: FileSystem): Promise<FoundFiles> {
  const single = { files: [{ path: argument, name: argument }], skipped: [] };
  if (argument === '-') return single;
  const kind = files.kindOf(argument);
  if (kind === 'folder') {
    const found = filesBelow(argument, '', { root: argument, links: new Map() }, files);
    return { ...found, files: nonEmpty(argument, found.files) };
  }
  // A path that does not exist is reported when it is opened.
  if (kind !== undefined || !/[*?[{]/.test(argument)) return single;
  const paths = await files.match(argument);
  const prefix = commonFolder(paths);
  const found = paths.map((path) => ({ path, name: path.slice(prefix.length) }));
  return { files: nonEmpty(argument, found), skipped: [] };
}

/** The same without files that are never annotation, unless one is the argument itself. */
export async function findAnnotation(argument: string, files: FileSystem): Promise<FoundFiles> {
  const found = await findFiles(argument, files);
  const isForeign = ({ path, name }: CorpusFile) =>
    path !== argument && isNeverAnnotation(name.slice(name.lastIndexOf('/') + 1));
  const foreign = found.files.filter(isForeign).map(({ name }) => name);
  const skipped = [...found.skipped, ...foreign];
  const annotation = found.files.filter((file) => !isForeign(file));
  return { files: nonEmpty(argument, annotation, skipped), skipped };
}

function nonEmpty<File>(
  argument: string,
  files: readonly File[],
  skipped: readonly string[] = [],
): readonly File[] {
  if (files.length > 0) return files;
  throw new InputError([
    ...(skipped.length === 0 ? [] : [skippedFiles(argument, skipped)]),
    problem('file/missing', `No file is in ${argument} or matches it.`, {
      file: argument,
      help: 'name a file, a directory with files, or a quoted pattern such as "dev/*.conll"',
    }),
  ]);
}
