import type { Document } from '../core/document.ts';
import { rangeText } from '../core/mention-text.ts';
import type { FileRef } from '../problems/problem.ts';
import type { AnnotatedTable, Marking } from './annotations.ts';

/** A span that an annotator marked, and where it is. */
export interface AnnotatedSpan {
  /** Half-open range of tokens (or characters). */
  readonly start: number;
  readonly end: number;
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

/** The span of a unit as an annotator marked it. */
export function annotatedSpan(table: AnnotatedTable, marking: Marking, unit: number): AnnotatedSpan {
  const { start, end, line } = marking.document.mentions.at(marking.mentionOf[unit]);
  const { file } = marking.document;
  const text = spanWords(table, unit);
  return {
    start,
    end,
    ...(text === undefined ? {} : { text }),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
  };
}
