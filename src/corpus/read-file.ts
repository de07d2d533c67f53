import type { Document, Tokens } from '../core/document.ts';
import type { FormatOptions } from '../formats/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { ReadDocument, SourceFile } from './located-document.ts';

/** Bytes that are read at a time: not more than the cache of a processor holds. */
const PIECE = 512 << 10;

/**
 * Reads all documents of a file, piece by piece. The bytes of the next piece overwrite those of a piece, so the piece is
 * read again if a word is needed later. Documents whose texts have no digest are compared word by word; they keep their
 * bytes instead. Returns `undefined` if there are more than `most` documents: a short document takes more memory than
 * its bytes.
 */
export function readFile(
  source: SourceFile,
  options: FormatOptions,
  most: number,
  piece = PIECE,
): ReadDocument[] | undefined {
  const documents: ReadDocument[] = [];
  let keepsBytes = false;
  /** Problems of lines before the first document, if those lines are a piece of their own. */
  let before: readonly Problem[] = [];
  for (const { start, bytes } of piecesOf(source, piece)) {
    const read = (which: Uint8Array) => readPiece(source, start, which, options);
    let { found, rest } = read(keepsBytes ? bytes.slice() : bytes);
    if (documents.length + found.length > most) return undefined;
    if (!keepsBytes && found.some(needsBytes)) {
      keepsBytes = true;
      ({ found, rest } = read(bytes.slice()));
    }
    const end = start + bytes.length;
    const share = Math.ceil(bytes.length / found.length);
    let again: FoundDocument[] | undefined;
    const readAgain = () => {
      again ??= read(source.store.read(start, end).slice()).found;
      return again;
    };
    found.forEach(({ document, problems }, i) => {
      const { id, pairKey, file, line } = document;
      documents.push({
        ...{ kind: 'read', id, pairKey, file, line, bytes: share },
        format: source.format,
        naming: source.format.wording.naming,
        document: keepsBytes
          ? document
          : withLateTokens(document, () => readAgain()[i].document.tokens as Tokens),
        problems: i === 0 ? [...before, ...problems] : problems,
      });
    });
    before = rest;
  }
  return documents;
}

/** Cuts a file at document borders. */
function* piecesOf(
  { store, format }: SourceFile,
  piece: number,
): Iterable<{ start: number; bytes: Uint8Array }> {
  for (let start = 0, size = piece; start < store.size; ) {
    const window = store.read(start, start + size);
    const isLast = start + window.length === store.size;
    const length = isLast ? window.length : (format.cutter?.lastDocumentStart(window) ?? 0);
    if (length > 0) {
      yield { start, bytes: window.subarray(0, length) };
      start += length;
      size = piece;
    } else size *= 2; // a document that is longer than the window
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

/** Tokens whose bytes were overwritten: they are read again when the first of them is needed. */
class LateTokens implements Tokens {
  readonly length: number;
  readonly digest: number | undefined;
  readonly #readAgain: () => Tokens;
  #tokens: Tokens | undefined;

  constructor({ length, digest }: Tokens, readAgain: () => Tokens) {
    this.length = length;
    this.digest = digest;
    this.#readAgain = readAgain;
  }

  at(index: number): string {
    this.#tokens ??= this.#readAgain();
    return this.#tokens.at(index);
  }
}
