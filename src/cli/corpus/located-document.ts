import type { Document } from '../../core/document.ts';
import type { Format } from '../../formats/format.ts';
import type { FilePiece, Problem } from '../../problems/problem.ts';
import type { Store } from './store.ts';

/** Where documents lie. */
export interface Home {
  readonly store: Store;
  readonly format: Format;
  /** The bytes of the companion files of a format that has some, by extension. */
  readonly companions?: ReadonlyMap<string, Uint8Array> | undefined;
}

export interface ReadDocument {
  readonly document: Document;
  readonly problems: readonly Problem[];
}

/** A document that has been found, and mostly not been read. There may be millions: it holds no more than it must. */
export class LocatedDocument {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly home: Home;
  /** The line of its header, counted from `start`. */
  readonly line: number;
  /** Present if it was read already, with what was found on the way. */
  readonly read: ReadDocument | undefined;

  constructor(id: string, start: number, end: number, home: Home, line = 1, read?: ReadDocument) {
    this.id = id;
    this.start = start;
    this.end = end;
    this.home = home;
    this.line = line;
    this.read = read;
  }

  get pairKey(): string {
    return this.home.format.pairKey(this.id);
  }

  /** How documents of its format are given names. */
  get naming(): string {
    return this.home.format.wording.naming;
  }

  /** The piece of the file that is read for it; lines count from there. */
  get file(): FilePiece {
    return { name: this.home.store.name, start: this.start };
  }
}
