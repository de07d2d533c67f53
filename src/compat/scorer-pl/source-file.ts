/** One of the two input files: opened when the reference would first open it, each document read once. */
import { type DocumentIndex, type DocumentStart, indexDocuments } from './document-index.ts';
import { Fatal } from './fatal.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

/** Why a file cannot be opened, as the operating system says it. */
export interface OpenError {
  readonly errno: number;
  readonly message: string;
}

/** A document as the reference meets it in a file. */
export interface FoundDocument extends ReadDocument {
  /** Empty where the file has no such document. */
  readonly name: string;
}

const ABSENT: FoundDocument = {
  name: '',
  entities: [],
  discarded: [],
  lines: 0,
  exhausted: true,
  fatal: undefined,
};

export class SourceFile {
  readonly #name: string;
  readonly #open: () => Uint8Array | OpenError;
  #opened: { readonly bytes: Uint8Array; readonly index: DocumentIndex } | undefined;
  readonly #documents = new Map<DocumentStart, ReadDocument>();
  #byName: ReadonlyMap<string, DocumentStart> | undefined;

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
  get documents(): ReadonlyMap<string, DocumentStart> {
    this.#byName ??= new Map(this.#contents().index.starts.map((start) => [start.name, start]));
    return this.#byName;
  }

  /** As when all documents are scored: the last document of that name, read from its begin line. */
  last(name: string): FoundDocument {
    return this.#document(this.documents.get(name), 1);
  }

  /** As when one document is scored: the first of that name, searched from the top. */
  first(name: string): FoundDocument {
    const start = this.#contents().index.starts.find((candidate) => candidate.name === name);
    return this.#document(start, start?.line ?? 0);
  }

  #document(start: DocumentStart | undefined, linesBefore: number): FoundDocument {
    const { bytes, index } = this.#contents();
    if (start === undefined) return { ...ABSENT, lines: index.lines };
    let document = this.#documents.get(start);
    if (document === undefined) {
      document = readDocument(bytes, start.body);
      this.#documents.set(start, document);
    }
    return { ...document, name: start.name, lines: linesBefore + document.lines };
  }

  #contents() {
    if (this.#opened === undefined) {
      const bytes = this.#open();
      if (!(bytes instanceof Uint8Array)) {
        throw new Fatal(`Can not open ${this.#name}: ${bytes.message}`, 'with tail', bytes.errno);
      }
      this.#opened = { bytes, index: indexDocuments(bytes) };
    }
    return this.#opened;
  }
}
