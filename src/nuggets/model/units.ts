import { characterFragments, isFault, type SpanFault, tokenIds } from '../../formats/tbf/span.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import type { Extent } from '../../matching/extent.ts';
import { extentOf, type Fragment } from '../../matching/extent.ts';

/** The parsed span of a mention. */
export interface ReadSpan {
  /** The elements that are compared. */
  readonly extent: Extent;
  /** The elements that are written, with invisible words. */
  readonly written: Extent;
  /** Whether an element is written more than once. */
  readonly repeats: boolean;
  /** Token ids that are not in the table of the document. */
  readonly unknown: readonly string[];
  /** Whether the elements are written in ascending order. */
  readonly ascending: boolean;
}

/** Reads the spans of one document, of gold and system alike. */
export type SpanReader = (span: string) => ReadSpan | SpanFault;

const NONE: readonly string[] = [];

/** Spans of the form `start,end;start,end` in characters. */
export const characterSpanReader =
  (repetitions: boolean): SpanReader =>
  (span) => {
    const fragments = characterFragments(span);
    if (isFault(fragments)) return fragments;
    const written = extentOf(fragments);
    if (fragments.length === 1)
      return { extent: written, written, repeats: false, unknown: NONE, ascending: true };
    const total = fragments.reduce((sum, [start, end]) => sum + end - start, 0);
    const extent = repetitions ? extentOf(fragments, true) : written;
    const ascending = fragments.every(([start], i) => i === 0 || start >= fragments[i - 1][1]);
    return { extent, written, repeats: total > written.size, unknown: NONE, ascending };
  };

/**
 * Spans of token ids. The number of a token is its row in the table of the document; ids that are not in the table are
 * numbered after it, in order of first occurrence.
 */
export function tokenSpanReader(table: TokenTable | undefined, invisible: ReadonlySet<string>): SpanReader {
  const rows = new Map<string, number>();
  for (const { id } of table?.tokens ?? []) rows.set(id, rows.size);
  const known = rows.size;
  return (span) => {
    const ids = tokenIds(span);
    if (isFault(ids)) return ids;
    const numbers = ids.map((id) => {
      const row = rows.get(id) ?? rows.size;
      rows.set(id, row);
      return row;
    });
    const visible = numbers.filter((_, i) => !invisible.has(ids[i]));
    const written = extentOf(numbers.map(unit));
    return {
      extent: visible.length === numbers.length ? written : extentOf(visible.map(unit)),
      written,
      repeats: new Set(numbers).size < numbers.length,
      unknown: table === undefined ? [] : ids.filter((_, i) => numbers[i] >= known),
      ascending: table === undefined || numbers.every((row, i) => i === 0 || row > numbers[i - 1]),
    };
  };
}

const unit = (row: number): Fragment => [row, row + 1];
