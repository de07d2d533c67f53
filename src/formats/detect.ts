import type { Format } from './format.ts';
import { headText } from './head-text.ts';
import { conll, formats } from './index.ts';

/** A format, and why a file is taken for it. */
export interface Detected {
  readonly format: Format;
  /** What was seen in the file: a clause, such as `a line begins with "#begin document"`. */
  readonly reason: string;
}

/** Number of bytes from which the format is detected. */
export const HEAD = 64 << 10;

/** The header of OntoNotes, which no other format has: most files start with it, and no other test is needed. */
const ONTONOTES = /^#begin document \([^\n]*\); part \d+\s/;

/**
 * The format of a file by its first bytes; the first of `formats` that recognizes them. The name of the file is not used: gold and
 * system files of one corpus often have the same extension and different formats.
 */
export function detectFormat(
  head: Uint8Array,
  candidates: readonly Format[] = formats,
): Detected | undefined {
  if (candidates === formats && ONTONOTES.test(headText(head.subarray(0, 512)))) {
    const reason = conll.detect(head.subarray(0, 512));
    if (reason !== undefined) return { format: conll, reason };
  }
  for (const format of candidates) {
    const reason = format.detect(head);
    if (reason !== undefined) return { format, reason };
  }
  return undefined;
}
