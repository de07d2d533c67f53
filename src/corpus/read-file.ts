import type { Document, Words } from '../core/document.ts';
import type { ReadOptions } from '../formats/format.ts';
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
  options: ReadOptions,
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
    if (!keepsBytes && found.some(isComparedByWords)) {
      keepsBytes = true;
      ({ found, rest } = read(bytes.slice()));
    }
    const end = start + bytes.length;
    const share = Math.ceil(bytes.length / found.length);
    const readAgain = () => read(source.store.read(start, end).slice()).found;
    found.forEach(({ document, problems }, i) => {
      const { id, pairKey, file, line } = document;
      documents.push({
        ...{ kind: 'read', id, pairKey, file, line, bytes: share },
        document: keepsBytes
          ? document
          : withLateWords(document, () => readAgain()[i].document.words as Words),
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
    const length = start + window.length === store.size ? window.length : format.lastDocumentStart(window);
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
  { store, format }: SourceFile,
  start: number,
  bytes: Uint8Array,
  options: ReadOptions,
): ReadPiece {
  const found: FoundDocument[] = [];
  let problems: Problem[] = [];
  const report = (entry: Problem) => {
    // Lines between two documents belong to the first of them, as they do when each document is read by itself.
    const before = entry.document === undefined ? found.at(-1)?.problems : undefined;
    (before ?? problems).push(entry);
  };
  for (const document of format.read({ name: { name: store.name, start }, bytes }, report, options)) {
    found.push({ document, problems });
    problems = [];
  }
  return { found, rest: problems };
}

const isComparedByWords = ({ document: { words } }: FoundDocument): boolean =>
  words !== undefined && words.digest === undefined;

const withLateWords = (document: Document, readAgain: () => Words): Document =>
  document.words === undefined ? document : { ...document, words: new LateWords(document.words, readAgain) };

/** Words whose bytes were overwritten: they are read again when the first of them is needed. */
class LateWords implements Words {
  readonly length: number;
  readonly digest: number | undefined;
  readonly #readAgain: () => Words;
  #words: Words | undefined;

  constructor({ length, digest }: Words, readAgain: () => Words) {
    this.length = length;
    this.digest = digest;
    this.#readAgain = readAgain;
  }

  at(index: number): string {
    this.#words ??= this.#readAgain();
    return this.#words.at(index);
  }
}
