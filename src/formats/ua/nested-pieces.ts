import type { Span } from '../../core/document.ts';

/** A piece of a mention: its index, and a half-open range of tokens. */
export interface Piece {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The parts of mentions, cut so that no two pieces cross, in the order in which they are opened. Brackets without names close what was opened last, so a mention that crosses
 * another one is written in adjoining pieces, which a reader puts together.
 */
export function nestedPieces(mentions: readonly (readonly Span[])[]): Piece[] {
  const waiting = new Map<number, Piece[]>();
  const add = (piece: Piece) => {
    const list = waiting.get(piece.start);
    if (list === undefined) waiting.set(piece.start, [piece]);
    else list.push(piece);
  };
  mentions.forEach((spans, index) => {
    for (const [start, end] of spans) add({ index, start, end });
  });
  const starts = [...waiting.keys()].sort((a, b) => b - a);
  const pieces: Piece[] = [];
  const open: Piece[] = [];
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    // A piece that ends with this token is closed before others are opened at it.
    while (open.length > 0 && open[open.length - 1].end <= start + 1) open.pop();
    const limit = open.at(-1)?.end ?? Number.POSITIVE_INFINITY;
    const here: Piece[] = [];
    for (const piece of waiting.get(start) ?? []) {
      here.push(piece.end > limit ? { ...piece, end: limit } : piece);
      if (piece.end <= limit) continue;
      if (!waiting.has(limit)) starts.splice(insertionIndex(starts, limit), 0, limit);
      add({ ...piece, start: limit });
    }
    here.sort((a, b) => b.end - a.end || a.index - b.index);
    for (const piece of here) pieces.push(piece);
    for (const piece of here) if (piece.end > start + 1) open.push(piece);
  }
  return pieces;
}

/** Where a number belongs in a list that descends. */
function insertionIndex(list: readonly number[], value: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] > value) low = middle + 1;
    else high = middle;
  }
  return low;
}
