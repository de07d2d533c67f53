import { CodePoints } from '../../core/code-points.ts';
import type { Span } from '../../core/document.ts';
import { isFault, type SpanFault } from '../../formats/tbf/span.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { tablePoints } from './table-points.ts';
import { type PlacedTokens, tokenFragments } from './token-fragments.ts';
import { type TokenSpan, tokenSpans } from './token-spans.ts';

/** Converts fragments of brat to token ids of a table, which may count characters in another unit. */
export function tokenSpansOfText(
  table: TokenTable,
  text: string | undefined,
  tableOffsets: OffsetUnit,
  document: string,
): TokenSpan {
  const span = tokenSpans(table.tokens);
  const points = tablePoints(table, text, tableOffsets, document);
  if (points === undefined) return span;
  return (fragments) => span(fragments.map(([start, end]) => [points.toUnits(start), points.toUnits(end)]));
}

/** Converts token ids of a table to fragments of brat. */
export function placeTokens(
  table: TokenTable,
  text: string | undefined,
  tableOffsets: OffsetUnit,
  document: string,
): (span: string) => PlacedTokens | SpanFault {
  const points = tablePoints(table, text, tableOffsets, document);
  const place = tokenFragments(table.tokens, text === undefined ? undefined : slicer(text, tableOffsets));
  if (points === undefined) return place;
  return (span) => {
    const placed = place(span);
    if (isFault(placed)) return placed;
    const inPoints = ([start, end]: Span): Span => [points.fromUnits(start), points.fromUnits(end)];
    return { ...placed, fragments: placed.fragments.map(inPoints) };
  };
}

/** A function that returns the text between two offsets in the unit of a table. */
function slicer(text: string, unit: OffsetUnit): (start: number, end: number) => string {
  if (unit === 'utf16') return (start, end) => text.slice(start, end);
  const points = new CodePoints(text);
  return (start, end) => text.slice(points.toUnits(start), points.toUnits(end));
}
