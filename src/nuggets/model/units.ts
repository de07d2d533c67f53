import type { TokenTable } from '../../formats/token-table/read.ts';
import { type Extent, extentOf, type Fragment } from '../../matching/extent.ts';
import { characterFragments, isFault, type SpanFault, tokenIds } from './span.ts';

/** The span of a mention, understood. */
export interface ReadSpan {
  /** What is compared. */
  readonly extent: Extent;
  /** What is written, before invisible words are taken away. */
  readonly written: Extent;
  /** Whether elements are written twice. */
  readonly repeats: boolean;
  /** Token ids that the table of the document lacks. */
  readonly unknown: readonly string[];
  /** Whether the elements stand in ascending order. */
  readonly ascending: boolean;
}

/** How the spans of one document are read; gold and system share it. */
export type SpanReader = (span: string) => ReadSpan | SpanFault;

/** `begin,end;begin,end` in characters. */
export const characterSpans =
  (repetitions: boolean): SpanReader =>
  (span) => {
    const fragments = characterFragments(span);
    if (isFault(fragments)) return fragments;
    const written = extentOf(fragments);
    const total = fragments.reduce((sum, [begin, end]) => sum + end - begin, 0);
    const extent = repetitions ? extentOf(fragments, true) : written;
    const ascending = fragments.every(([begin], i) => i === 0 || begin >= fragments[i - 1][1]);
    return { extent, written, repeats: total > written.size, unknown: [], ascending };
  };

/**
 * Token ids. A token is numbered by its row in the table of the document; ids without row, or without a table, in order
 * of their first appearance.
 */
export function tokenSpans(table: TokenTable | undefined, invisible: ReadonlySet<string>): SpanReader {
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
