/**
 * The coreference field of one token (section 2.4 of the specification). The reference works on the text in four
 * passes, each of which takes the leftmost match out, again and again, so that the neighbours of what was taken out
 * come together and may form a new match: `(1(2)3)` is the mention `(2)`, then the mention `(13)`.
 *
 * Here each pass is one walk. A match of the first two passes ends with its only closing bracket, so the leftmost match is
 * the one whose closing bracket comes first, and after its removal the walk goes on where it stands. In the last two
 * passes a removal never makes a new match: it leaves no digit where an opening bracket could use it.
 */
import { byteString, isDigit } from './bytes.ts';

const OPEN = 40;
const CLOSE = 41;
const PLUS = 43;

/** The labels found in a field, in the order of the passes. */
export interface Cell {
  /** `(5+3)`, which the reference throws away. */
  readonly discarded: readonly string[];
  /** `(5)` */
  readonly single: readonly string[];
  /** `(5` */
  readonly opened: readonly string[];
  /** `5)` */
  readonly closed: readonly string[];
}

/** Whether the field that the bytes `from` up to `to` hold can have a label in it. */
export function hasBracket(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (bytes[i] === OPEN || bytes[i] === CLOSE) return true;
  }
  return false;
}

/** Reads the field that the bytes `from` up to `to` hold. */
export function readCell(bytes: Uint8Array, from: number, to: number): Cell {
  // Not slice(): that of Node's Buffer is a view, and the passes write.
  const text = new Uint8Array(bytes.subarray(from, to));
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
  /** How much of the text is left. */
  readonly length: number;
  readonly labels: readonly string[];
}

/**
 * Takes out every label between brackets. `startOf` says where the label that ends at `end` has its opening bracket
 * (-1 if that is no label). What it looks at in vain stays shut behind the bracket that is kept, so the walk is linear.
 */
function takeOut(text: Uint8Array, length: number, startOf: (text: Uint8Array, end: number) => number): Rest {
  const labels: string[] = [];
  let kept = 0;
  for (let i = 0; i < length; i++) {
    const start = text[i] === CLOSE ? startOf(text, kept) : -1;
    if (start >= 0) {
      labels.push(byteString(text, start + 1, kept));
      kept = start;
    } else text[kept++] = text[i];
  }
  return { length: kept, labels };
}

/** Where `(digits` ending at `end` begins, or -1. */
function labelStart(text: Uint8Array, end: number): number {
  let i = end - 1;
  while (i >= 0 && isDigit(text[i])) i--;
  return i >= 0 && i < end - 1 && text[i] === OPEN ? i : -1;
}

/** Where `(digits+digit` ending at `end` begins, or -1. */
const plusLabelStart = (text: Uint8Array, end: number): number =>
  end >= 4 && isDigit(text[end - 1]) && text[end - 2] === PLUS ? labelStart(text, end - 2) : -1;

/** Takes out every `(digits`. */
function takeOutOpenings(text: Uint8Array, length: number): Rest {
  const labels: string[] = [];
  let kept = 0;
  for (let i = 0; i < length; ) {
    const end = text[i] === OPEN ? digitsEnd(text, i + 1, length) : i;
    if (end > i + 1) {
      labels.push(byteString(text, i + 1, end));
      i = end;
    } else text[kept++] = text[i++];
  }
  return { length: kept, labels };
}

/** Every `digits)`. */
function closings(text: Uint8Array, length: number): string[] {
  const labels: string[] = [];
  for (let i = 0; i < length; ) {
    const end = digitsEnd(text, i, length);
    if (end > i && end < length && text[end] === CLOSE) labels.push(byteString(text, i, end));
    i = Math.max(end, i + 1);
  }
  return labels;
}

function digitsEnd(text: Uint8Array, from: number, length: number): number {
  let i = from;
  while (i < length && isDigit(text[i])) i++;
  return i;
}
