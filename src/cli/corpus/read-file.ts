import type { Document, Words } from '../../core/document.ts';
import type { ReadOptions } from '../../formats/format.ts';
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
  options: ReadOptions,
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
    if (!keepsBytes && found.some(isComparedByWords)) {
      keepsBytes = true;
      ({ found, rest } = read(bytes.slice()));
    }
    const end = start + bytes.length;
    const again = () => read(home.store.read(start, end).slice()).found;
    const share = Math.ceil(bytes.length / found.length); // how long each is, as far as progress is concerned
    found.forEach(({ document, problems }, i) => {
      const { id, line } = document;
      const late = keepsBytes ? document : withLateWords(document, () => again()[i].document.words as Words);
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
    const length = start + window.length === store.size ? window.length : format.lastDocumentStart(window);
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
function readPiece(home: Home, start: number, bytes: Uint8Array, options: ReadOptions): ReadPiece {
  const found: { document: Document; problems: Problem[] }[] = [];
  let problems: Problem[] = [];
  const report = (entry: Problem) => {
    // What stands between two documents is told with the one before, as when each is read by itself.
    const before = entry.document === undefined ? found.at(-1)?.problems : undefined;
    (before ?? problems).push(entry);
  };
  const source = { name: { name: home.store.name, start }, bytes };
  for (const document of home.format.read(source, report, options)) {
    found.push({ document, problems });
    problems = [];
  }
  return { found, rest: problems };
}

const isComparedByWords = ({ document: { words } }: ReadDocument): boolean =>
  words !== undefined && words.digest === undefined;

const withLateWords = (document: Document, again: () => Words): Document =>
  document.words === undefined ? document : { ...document, words: new LateWords(document.words, again) };

/** Words whose bytes are gone: they are read again when somebody asks. */
class LateWords implements Words {
  readonly length: number;
  readonly digest: number | undefined;
  readonly #again: () => Words;
  #words: Words | undefined;

  constructor({ length, digest }: Words, again: () => Words) {
    this.length = length;
    this.digest = digest;
    this.#again = again;
  }

  at(index: number): string {
    this.#words ??= this.#again();
    return this.#words.at(index);
  }
}
