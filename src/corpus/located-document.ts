import type { Document } from '../core/document.ts';
import type { Format, Traits } from '../formats/format.ts';
import type { FilePiece, FileRef, Problem } from '../problems/problem.ts';
import type { ByteStore } from './shell.ts';

/** An open file and its format. */
export interface SourceFile {
  readonly store: ByteStore;
  readonly format: Format;
  /** The bytes of the companion files of a format that has some, by extension. */
  readonly companions?: ReadonlyMap<string, Uint8Array> | undefined;
  /** What `examine` of the format found in the whole file, for its reader. */
  readonly traits?: Traits | undefined;
  /** The name of its only document, for a format in which a document is named after its file. */
  readonly document?: string | undefined;
  /** Whether the file cannot be cut at document borders. */
  readonly whole?: boolean | undefined;
}

/** A document of a corpus. In a large corpus its position is known long before it is read. */
export type LocatedDocument = UnreadDocument | ReadDocument;

/** A document that is read when it is scored. There may be millions, so an object has as few fields as possible. */
export class UnreadDocument {
  readonly id: string;
  /** The half-open byte range of the document in its file. */
  readonly start: number;
  readonly end: number;
  readonly source: SourceFile;
  /** The line of its header, counted from `start`. */
  readonly line: number;

  constructor(id: string, start: number, end: number, source: SourceFile, line: number) {
    this.id = id;
    this.start = start;
    this.end = end;
    this.source = source;
    this.line = line;
  }

  get kind(): 'unread' {
    return 'unread';
  }

  get bytes(): number {
    return this.end - this.start;
  }

  get format(): Format {
    return this.source.format;
  }

  /** How documents of its format are given names. */
  get naming(): string {
    return this.format.wording.naming;
  }

  get pairKey(): string {
    return this.source.format.pairKey(this.id);
  }

  /** The part of the file that is read for it; lines count from its first byte. */
  get file(): FilePiece {
    return { name: this.source.store.name, start: this.start };
  }
}

/** A document that was read together with the others of its file. */
export interface ReadDocument {
  readonly kind: 'read';
  readonly id: string;
  readonly pairKey: string;
  readonly format: Format;
  /** How documents of its format are given names. */
  readonly naming: string;
  readonly file: FileRef | undefined;
  readonly line: number | undefined;
  /** Its share of the bytes that were read together, for batches and progress. */
  readonly bytes: number;
  readonly document: Document;
  /** The problems found while reading it, not yet reported. */
  readonly problems: readonly Problem[];
}
