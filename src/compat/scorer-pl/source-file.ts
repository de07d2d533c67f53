/** One of the two input files, opened when the reference would first open it. */
import { Fatal } from './fatal.ts';
import { type BeginLine, type FileLines, fileLines } from './file-lines.ts';
import { type ParsedDocument, readDocument } from './read-document.ts';

/** Why a file cannot be opened, as reported by the operating system. */
export interface OpenError {
  readonly errno: number;
  readonly message: string;
}

/** A document as the reference finds it in a file. */
export interface FoundDocument extends ParsedDocument {
  /** Empty if the file has no such document. */
  readonly name: string;
  /** Number of lines that were read to find and read the document. */
  readonly linesRead: number;
}

const ABSENT_DOCUMENT = { name: '', entities: [], discarded: [], exhausted: true, fatal: undefined };

export class ReferenceFile {
  readonly #name: string;
  readonly #open: () => Uint8Array | OpenError;
  #opened: { readonly bytes: Uint8Array; readonly lines: FileLines } | undefined;
  #byName: ReadonlyMap<string, BeginLine> | undefined;

  /** `name` is a byte string, for the message. */
  constructor(name: string, open: () => Uint8Array | OpenError) {
    this.#name = name;
    this.#open = open;
  }

  /** Opens the file if it is not open yet; throws `Fatal` if it cannot be. */
  open(): void {
    this.#contents();
  }

  /** The names in the order of their first appearance, each with the last document of that name. */
  get documents(): ReadonlyMap<string, BeginLine> {
    this.#byName ??= new Map(this.#contents().lines.starts.map((start) => [start.name, start]));
    return this.#byName;
  }

  /** The last document of that name, read from its begin line: used when all documents are scored. */
  last(name: string): FoundDocument {
    const start = this.documents.get(name);
    return this.#document(start, start?.line ?? 1);
  }

  /** The first document of that name, searched from the start of the file: used when one document is scored. */
  first(name: string): FoundDocument {
    const start = this.#contents().lines.starts.find((candidate) => candidate.name === name);
    return this.#document(start, 1);
  }

  #document(start: BeginLine | undefined, firstLine: number): FoundDocument {
    const { bytes, lines } = this.#contents();
    if (start === undefined) return { ...ABSENT_DOCUMENT, lastLine: lines.count, linesRead: lines.count };
    const document = readDocument(bytes, lines, start);
    return { ...document, name: start.name, linesRead: document.lastLine - firstLine + 1 };
  }

  #contents() {
    if (this.#opened === undefined) {
      const bytes = this.#open();
      if (!(bytes instanceof Uint8Array)) {
        throw new Fatal(`Can not open ${this.#name}: ${bytes.message}`, 'with tail', bytes.errno);
      }
      this.#opened = { bytes, lines: fileLines(bytes) };
    }
    return this.#opened;
  }
}
