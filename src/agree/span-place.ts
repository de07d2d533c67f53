import type { Document } from '../core/document.ts';
import { rangeText } from '../core/mention-text.ts';
import type { FileRef } from '../problems/problem.ts';
import type { AnnotatedTable, Marking, UnitSpan } from './annotations.ts';

/** The place of a span. */
export interface SpanRange {
  /** Half-open range of tokens (or characters). */
  readonly start: number;
  readonly end: number;
  /** The pieces of a discontinuous span. */
  readonly parts?: readonly (readonly [start: number, end: number])[] | undefined;
}

/** A span that an annotator marked, and where it is. */
export interface AnnotatedSpan extends SpanRange {
  /** The words, if a format of the annotators has them. */
  readonly text?: string;
  readonly file?: FileRef;
  readonly line?: number;
}

/** The words of a span, from the first annotator whose document has words. */
export function spanWords(table: AnnotatedTable, unit: number): string | undefined {
  const { start, end } = table.spans[unit];
  for (const marking of table.markings) {
    const text = marking && wordsIn(marking.document, start, end);
    if (text !== undefined) return text;
  }
  return undefined;
}

const wordsIn = (document: Document, start: number, end: number): string | undefined =>
  document.outside?.get(start) ?? rangeText(document, start, end);

export function spanRange({ start, end, pieces }: UnitSpan): SpanRange {
  if (pieces.length === 0) return { start, end };
  const count = pieces.length / 2;
  return { start, end, parts: Array.from({ length: count }, (_, p) => [pieces[2 * p], pieces[2 * p + 1]]) };
}

/** The span of a unit as an annotator marked it. */
export function annotatedSpan(table: AnnotatedTable, marking: Marking, unit: number): AnnotatedSpan {
  const { line } = marking.document.mentions.at(marking.mentionOf[unit]);
  const { file } = marking.document;
  const text = spanWords(table, unit);
  return {
    ...spanRange(table.spans[unit]),
    ...(text === undefined ? {} : { text }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
  };
}
