import { CodePoints } from '../../core/code-points.ts';
import type { Span } from '../../core/document.ts';
import { isFault, type SpanFault } from '../../formats/tbf/span.ts';
import type { TokenTable } from '../../formats/token-table/read.ts';
import { InputError } from '../../problems/problem.ts';
import type { OffsetUnit } from '../../tokenizer/index.ts';
import { problem } from '../codes.ts';
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

const BEYOND_BMP = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * Converts between the code units of a token table and the code points of brat; undefined if they are equal. A table
 * in code units with characters beyond U+FFFF cannot be converted without the text, and is refused.
 */
export function tablePoints(
  { tokens }: TokenTable,
  text: string | undefined,
  tableOffsets: OffsetUnit,
  document: string,
): CodePoints | undefined {
  if (tableOffsets === 'code-points') return undefined;
  if (text !== undefined) return new CodePoints(text);
  const wide = tokens.find((token) => BEYOND_BMP.test(token.text));
  if (wide === undefined) return undefined;
  const message = `Token "${wide.id}" of document "${document}" has a character beyond U+FFFF, after which the table and brat count differently.`;
  const help =
    'give the directory of the texts with -x, or pass --table-offsets code-points if the table counts code points';
  throw new InputError([problem('brat/no-source', message, { document, help })]);
}
