/**
 * The coreference field of one token (docs/compat/scorer-pl.md#coreference-field). The reference works on the text in
 * four passes, each of which removes the leftmost match until there is none. The text before and after a match becomes
 * adjacent and may form a new match: `(1(2)3)` is the mention `(2)`, then the mention `(13)`.
 *
 * Here each pass is a single scan. A match of the first two passes ends with its only closing bracket, so the leftmost
 * match is the one whose closing bracket comes first, and the scan continues from there after its removal. In the last
 * two passes a removal never creates a new match, because no digit can become adjacent to an opening bracket.
 */
import { byteString, isDigit } from './bytes.ts';

const OPEN_BRACKET = 40;
const CLOSE_BRACKET = 41;
const PLUS = 43;

/** The labels found in a field, in the order of the passes. */
export interface CellLabels {
  /** `(5+3)`, which the reference discards. */
  readonly discarded: readonly string[];
  /** `(5)` */
  readonly single: readonly string[];
  /** `(5` */
  readonly opened: readonly string[];
  /** `5)` */
  readonly closed: readonly string[];
}

/** Whether the field from `start` to `end` can contain a label. */
export function hasBracket(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (bytes[i] === OPEN_BRACKET || bytes[i] === CLOSE_BRACKET) return true;
  }
  return false;
}

/** Reads the field from `start` to `end`. */
export function readCell(bytes: Uint8Array, start: number, end: number): CellLabels {
  // `slice` of Node's Buffer returns a view, and the passes need a copy to write to.
  const text = new Uint8Array(bytes.subarray(start, end));
  const afterDiscards = takeOut(text, text.length, plusLabelStart);
  const afterSingles = takeOut(text, afterDiscards.length, labelStart);
  const afterOpenings = takeOutOpenings(text, afterSingles.length);
  return {
    discarded: afterDiscards.labels,
    single: afterSingles.labels,
    opened: afterOpenings.labels,
    closed: closings(text, afterOpenings.length),
  };
}

interface Rest {
  /** Length of the text that remains. */
  readonly length: number;
  readonly labels: readonly string[];
}

/**
 * Removes every label between brackets. `startOf` returns the position of the opening bracket of the label that ends at
 * `end`, or -1 if there is no label. Where it finds none, the closing bracket is kept and ends later searches, so no
 * digit is searched twice and the scan is linear.
 */
function takeOut(text: Uint8Array, length: number, startOf: (text: Uint8Array, end: number) => number): Rest {
  const labels: string[] = [];
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const start = text[i] === CLOSE_BRACKET ? startOf(text, kept) : -1;
    if (start >= 0) {
      labels.push(byteString(text, start + 1, kept));
      kept = start;
    } else text[kept++] = text[i];
  }
  return { length: kept, labels };
}

/** Start of the `(digits` that ends at `end`, or -1. */
function labelStart(text: Uint8Array, end: number): number {
  let i = end - 1;
  while (i >= 0 && isDigit(text[i])) i--;
  return i >= 0 && i < end - 1 && text[i] === OPEN_BRACKET ? i : -1;
}

/** Start of the `(digits+digit` that ends at `end`, or -1. */
const plusLabelStart = (text: Uint8Array, end: number): number =>
  end >= 4 && isDigit(text[end - 1]) && text[end - 2] === PLUS ? labelStart(text, end - 2) : -1;

/** Removes every `(digits`. */
function takeOutOpenings(text: Uint8Array, length: number): Rest {
  const labels: string[] = [];
  let kept = 0;
  for (let i = 0; i < length; ) {
    const end = text[i] === OPEN_BRACKET ? digitsEnd(text, i + 1, length) : i;
    if (end > i + 1) {
      labels.push(byteString(text, i + 1, end));
      i = end;
    } else text[kept++] = text[i++];
  }
  return { length: kept, labels };
}

/** The labels of every `digits)`. */
function closings(text: Uint8Array, length: number): string[] {
  const labels: string[] = [];
  for (let i = 0; i < length; ) {
    const end = digitsEnd(text, i, length);
    if (end > i && end < length && text[end] === CLOSE_BRACKET) labels.push(byteString(text, i, end));
    i = Math.max(end, i + 1);
  }
  return labels;
}

function digitsEnd(text: Uint8Array, start: number, length: number): number {
  let i = start;
  while (i < length && isDigit(text[i])) i++;
  return i;
}
