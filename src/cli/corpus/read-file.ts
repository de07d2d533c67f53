import type { Document, Tokens } from '../../core/document.ts';
import type { FormatOptions } from '../../formats/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { type Home, LocatedDocument, type ReadDocument } from './located-document.ts';

/** How much is read at a time: not more than fits into the cache of a processor. */
const PIECE = 512 << 10;

/**
 * Reads all documents of a file, piece by piece. The bytes of a piece are soon written over by those of the next: if
 * somebody asks for a word after that, the piece is read again. Documents that are compared word by word, for want of
 * a digest of their text, keep their bytes instead. Absent if there are more than `most` documents: each takes more
 * memory than its bytes if it is short.
 */
export function readFile(
  home: Home,
  options: FormatOptions,
  most: number,
  piece = PIECE,
): LocatedDocument[] | undefined {
  const documents: LocatedDocument[] = [];
  let keepsBytes = false;
  /** Problems of lines before the first document, if they are a piece of their own. */
  let before: readonly Problem[] = [];
  for (const { start, bytes } of piecesOf(home, piece)) {
    const read = (which: Uint8Array) => readPiece(home, start, which, options);
    let { found, rest } = read(keepsBytes ? bytes.slice() : bytes);
    if (documents.length + found.length > most) return undefined;
    if (!keepsBytes && found.some(needsBytes)) {
      keepsBytes = true;
      ({ found, rest } = read(bytes.slice()));
    }
    const end = start + bytes.length;
    const again = () => read(home.store.read(start, end).slice()).found;
    const share = Math.ceil(bytes.length / found.length); // how long each is, as far as progress is concerned
    found.forEach(({ document, problems }, i) => {
      const { id, line } = document;
      const late = keepsBytes
        ? document
        : withLateTokens(document, () => again()[i].document.tokens as Tokens);
      const result = { document: late, problems: i === 0 ? [...before, ...problems] : problems };
      documents.push(new LocatedDocument(id, start, start + share, home, line, result));
    });
    before = rest;
  }
  return documents;
}

/** Cuts a file at document borders. */
function* piecesOf({ store, format }: Home, piece: number): Iterable<{ start: number; bytes: Uint8Array }> {
  for (let start = 0, size = piece; start < store.size; ) {
    const window = store.read(start, start + size);
    const isLast = start + window.length === store.size;
    const length = isLast ? window.length : (format.cutter?.lastDocumentStart(window) ?? 0);
    if (length > 0) {
      yield { start, bytes: window.subarray(0, length) };
      start += length;
      size = piece;
    } else size *= 2; // a long document
  }
}

interface ReadPiece {
  readonly found: ReadDocument[];
  /** Problems that belong to none of the documents. */
  readonly rest: readonly Problem[];
}

/** Reads the documents of a piece, each with the problems that were met on the way to it. */
function readPiece(home: Home, start: number, bytes: Uint8Array, options: FormatOptions): ReadPiece {
  const found: { document: Document; problems: Problem[] }[] = [];
  let problems: Problem[] = [];
  const report = (entry: Problem) => {
    // What stands between two documents is told with the one before, as when each is read by itself.
    const before = entry.document === undefined ? found.at(-1)?.problems : undefined;
    (before ?? problems).push(entry);
  };
  const source = { name: { name: home.store.name, start }, bytes, companions: home.companions };
  for (const document of home.format.read(source, report, options)) {
    found.push({ document, problems });
    problems = [];
  }
  return { found, rest: problems };
}

const needsBytes = ({ document: { tokens, columns } }: ReadDocument): boolean =>
  columns !== undefined || (tokens !== undefined && tokens.digest === undefined);

const withLateTokens = (document: Document, again: () => Tokens): Document =>
  document.tokens === undefined ? document : { ...document, tokens: new LateTokens(document.tokens, again) };

/** Tokens whose bytes have been overwritten: they are read again on demand. */
class LateTokens implements Tokens {
  readonly length: number;
  readonly digest: number | undefined;
  readonly #again: () => Tokens;
  #tokens: Tokens | undefined;

  constructor({ length, digest }: Tokens, again: () => Tokens) {
    this.length = length;
    this.digest = digest;
    this.#again = again;
  }

  at(index: number): string {
    this.#tokens ??= this.#again();
    return this.#tokens.at(index);
  }
}
