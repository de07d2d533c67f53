import type { Document, Tokens } from '../core/document.ts';
import { LateTokens } from '../core/late-tokens.ts';
import type { Format, FormatOptions } from '../formats/index.ts';
import { documentName } from '../formats/text-lines.ts';
import type { Problem } from '../problems/problem.ts';
import { locate } from './locate.ts';
import type { LocatedDocument, ReadDocument, SourceFile } from './located-document.ts';
import type { Amount } from './shell.ts';

/** A file that can be cut at document borders is read at once if it is small; any other file always is. */
export function documentsInFile(
  source: SourceFile,
  reading: FormatOptions,
  { bytes, documents }: Amount,
  isOnlyFile: boolean,
): readonly LocatedDocument[] {
  return named(source, documentsFound(source, reading, { bytes, documents }, isOnlyFile));
}

/** The only document of a file under the name of its folder, if it has that of the file. */
function named(
  { store, format, document: name }: SourceFile,
  documents: readonly LocatedDocument[],
): readonly LocatedDocument[] {
  const [only] = documents;
  if (name === undefined || documents.length !== 1 || only.kind !== 'read') return documents;
  if (only.id !== documentName(store.name)) return documents;
  const names = { id: name, pairKey: format.pairKey(name.replace(TEXT_EXTENSION, '')) };
  return [{ ...only, ...names, document: { ...only.document, ...names } }];
}

/** An export names a document after the file that was imported. */
const TEXT_EXTENSION = /(?<=.)\.(?:txt|tsv|conll\w*|xmi|xml|json|html?|pdf|ann|md)$/i;

function documentsFound(
  source: SourceFile,
  reading: FormatOptions,
  { bytes, documents }: Amount,
  isOnlyFile: boolean,
): readonly LocatedDocument[] {
  const { store, format, whole } = source;
  // A document without annotation may be an empty file.
  if (store.size === 0)
    return readPiece(source, 0, store.read(0, 0), reading).found.map(({ document, problems }) =>
      readDocument(format, document, 0, problems),
    );
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

/** Reads the documents of a piece, each with its problems. Lines between two documents belong to the first of them, as they do when each document is read by itself. */
function readPiece(
  { store, format, companions, traits }: SourceFile,
  start: number,
  bytes: Uint8Array,
  options: FormatOptions,
): ReadPiece {
  const found: FoundDocument[] = [];
  let problems: Problem[] = [];
  const source = { name: { name: store.name, start }, bytes, companions, traits };
  for (const document of format.read(source, (entry) => problems.push(entry), options)) {
    const last = found.at(-1);
    if (last === undefined) found.push({ document, problems });
    else {
      const isBefore = ({ document: name, line }: Problem) =>
        name === undefined && (line === undefined || document.line === undefined || line < document.line);
      last.problems.push(...problems.filter(isBefore));
      found.push({ document, problems: problems.filter((entry) => !isBefore(entry)) });
    }
    problems = [];
  }
  const last = found.at(-1);
  if (last === undefined) return { found, rest: problems };
  last.problems.push(...problems.filter(({ document }) => document === undefined));
  return { found, rest: problems.filter(({ document }) => document !== undefined) };
}

const needsBytes = ({ document: { tokens, columns } }: FoundDocument): boolean =>
  columns !== undefined || (tokens !== undefined && tokens.digest === undefined);

const withLateTokens = (document: Document, readAgain: () => Tokens): Document =>
  document.tokens === undefined
    ? document
    : { ...document, tokens: new LateTokens(document.tokens, readAgain) };
