import { CodePoints } from '../core/code-points.ts';

/** Deepest nesting of inline mentions that is read; the limit is for hostile files. */
export const MAX_MENTION_DEPTH = 512;

/** The text of a document whose mentions are marked within it, without the marks. */
export class MarkedText {
  /** Length in code units, which are the indices of the text. */
  units = 0;
  /** Length in code points, in which documents count. */
  length = 0;
  readonly #pieces: string[] = [];

  add(piece: string): void {
    this.#pieces.push(piece);
    this.units += piece.length;
    this.length += /[\ud800-\udbff]/.test(piece) ? new CodePoints(piece).length : piece.length;
  }

  toString(): string {
    return this.#pieces.join('');
  }
}
