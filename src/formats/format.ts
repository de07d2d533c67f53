import type { Document } from '../core/document.ts';
import type { FileRef, Report } from '../problems/problem.ts';

/** The bytes of a file, or of a piece of it. */
export interface Source {
  /** Shown in messages. */
  readonly name: FileRef;
  readonly bytes: Uint8Array;
}

export interface ReadOptions {
  /** The column of the coreference annotation, 1-based; negative counts from the end. */
  readonly corefColumn?: number | undefined;
}

/** Where a document begins, found without parsing it. */
export interface DocumentStart {
  /** The name of the document as it is written. */
  readonly id: string;
  /** Position of its first byte. */
  readonly start: number;
}

/** A part of a file in which documents are searched for. A byte-order mark at the start of the file is not part of it. */
export interface SearchWindow {
  readonly bytes: Uint8Array;
  /** Whether the first byte is the first of a line. */
  readonly atLineStart: boolean;
  /** Whether the file ends here. */
  readonly last: boolean;
}

export interface FoundStarts {
  readonly starts: DocumentStart[];
  /** Where the next window begins: at a line whose end is needed, or after all bytes; 0 if the window is too short. */
  readonly next: number;
}

/** A way to write annotated documents. A reader is a pure function of bytes; problems go to `report`. */
export interface Format {
  /** The name on the command line. */
  readonly id: string;
  readonly label: string;
  /** Whether the first bytes of a file look like this format. */
  sniff(head: Uint8Array): boolean;
  /** Finds where documents begin, so that a file can be read piece by piece. */
  documentStarts(window: SearchWindow): FoundStarts;
  /** Position of the last document that begins in the bytes, or −1. */
  lastDocumentStart(bytes: Uint8Array): number;
  /** What makes two documents the same, from the name of one. */
  pairKey(id: string): string;
  /** Reads a source that holds any number of whole documents. */
  read(source: Source, report: Report, options?: ReadOptions): Iterable<Document>;
  write(documents: Iterable<Document>, report: Report): string;
}
