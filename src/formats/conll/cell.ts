/** What a piece of a coreference cell does. */
export const SINGLE_PIECE = 0;
export const OPEN_PIECE = 1;
export const CLOSE_PIECE = 2;
/** An id without a bracket: an "inside" marker of some corpora, without information. */
export const BARE_PIECE = 3;

/**
 * The pieces of one coreference cell, refilled for every cell so that no garbage is made.
 *
 *     cell := item ("|"? item)*      item := "(" id ")" | "(" id | id ")" | id      id := [^()| ]+
 *
 * The bar is optional (GUM and xrenner write `(19)11)14)`), and so the id ends at the next bracket or bar.
 */
export class CellPieces {
  length = 0;
  readonly kind: number[] = [];
  /** Where the id begins and ends. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  parse(bytes: Uint8Array, start: number, end: number): void {
    this.length = 0;
    let p = start;
    while (p < end) {
      const c = bytes[p];
      if (c === 124 || c === 32) {
        p++;
        continue;
      }
      const opens = c === 40;
      const idStart = opens ? p + 1 : p;
      let idEnd = idStart;
      while (idEnd < end && !isDelimiter(bytes[idEnd])) idEnd++;
      const closes = idEnd < end && bytes[idEnd] === 41;
      this.#add(
        opens ? (closes ? SINGLE_PIECE : OPEN_PIECE) : closes ? CLOSE_PIECE : BARE_PIECE,
        idStart,
        idEnd,
      );
      p = closes ? idEnd + 1 : idEnd;
    }
  }

  #add(kind: number, start: number, end: number): void {
    this.kind[this.length] = kind;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length++;
  }
}

/** `(`, `)`, `|` or a blank. */
const isDelimiter = (c: number): boolean => c === 40 || c === 41 || c === 124 || c === 32;

/** A cell without annotation: `-`, `_`, `*` or nothing. */
export const isNone = (bytes: Uint8Array, start: number, end: number): boolean =>
  end === start || (end - start === 1 && (bytes[start] === 45 || bytes[start] === 95 || bytes[start] === 42));

/** Whether a field has the form of a cell with numeric ids, the only one that the reference scorer reads. */
export function isNumericCell(bytes: Uint8Array, start: number, end: number): boolean {
  let bracket = false;
  for (let p = start; p < end; p++) {
    const c = bytes[p];
    if (c === 40 || c === 41) bracket = true;
    else if (c !== 124 && (c < 48 || c > 57)) return false;
  }
  return bracket;
}
