import type { Document } from '../core/document.ts';
import type { Report } from '../problems/problem.ts';

/** The bytes of a file, or of a piece of it. */
export interface Source {
  /** Shown in messages. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ReadOptions {
  /** The column of the coreference annotation, 1-based; negative counts from the end. */
  readonly corefColumn?: number | undefined;
}

/** A piece of a file that holds one document, found without parsing it. */
export interface Slice {
  /** The name of the document as it is written. */
  readonly id: string;
  /** Two documents are the same if this is the same. */
  readonly pairing: string;
  readonly start: number;
  readonly end: number;
}

/** A way to write annotated documents. A reader is a pure function of bytes; problems go to `report`. */
export interface Format {
  /** The name on the command line. */
  readonly id: string;
  readonly label: string;
  /** Whether the first bytes of a file look like this format. */
  sniff(head: Uint8Array): boolean;
  /**
   * Cuts a file into documents. With `last` false the bytes are the beginning of more, and the last document, which
   * may be incomplete, is left out.
   */
  cut(bytes: Uint8Array, last: boolean): Slice[];
  /** Reads a source that holds any number of whole documents. */
  read(source: Source, report: Report, options?: ReadOptions): Iterable<Document>;
  write(documents: Iterable<Document>, report: Report): string;
}
