import type { Span } from '../../core/document.ts';
import { naturalOrder } from '../../core/natural-order.ts';
import { isFault, type SpanFault, tokenIds } from '../../formats/tbf/span.ts';
import type { TableToken } from '../../formats/token-table/read.ts';
import { TOO_MANY_TOKENS, tokenSpans } from './token-spans.ts';

/** The tokens of a span as fragments of the text. */
export interface PlacedTokens {
  /** In the unit of the table. */
  readonly fragments: readonly Span[];
  /** The span that `tokenSpans` makes from the fragments, if it differs. */
  readonly readBack?: string | undefined;
}

/**
 * The inverse of `tokenSpans`: a fragment for each token of a span. If the text is known, neighbours that are separated
 * only by blanks share a fragment; brat allows no line break inside a fragment, so without the text they are not
 * joined. A token that is listed twice has two fragments, and is listed twice again when they are read.
 */
export function tokenFragments(
  tokens: readonly TableToken[],
  textBetween?: ((start: number, end: number) => string) | undefined,
): (span: string) => PlacedTokens | SpanFault {
  const rowOf = new Map(tokens.map(({ id }, row) => [id, row]));
  const spanOf = tokenSpans(tokens);
  const isTouching = (row: number, next: number): boolean => {
    const [{ end }, { start }] = [tokens[row], tokens[next]];
    return next === row + 1 && end <= start && /^[ \t]*$/.test(textBetween?.(end, start) ?? '?');
  };
  return (span) => {
    const ids = tokenIds(span);
    if (isFault(ids)) return ids;
    const rows = ids.map((id) => rowOf.get(id) ?? -1);
    const lost = rows.findIndex((row) => row < 0 || Number.isNaN(tokens[row].start + tokens[row].end));
    if (lost >= 0) {
      const reason = rows[lost] < 0 ? 'is not in the token table' : 'has no offsets in the token table';
      return {
        message: `Token "${ids[lost]}" ${reason}.`,
        at: 0,
        help: 'check that the table is the right one',
      };
    }
    rows.sort((a, b) => a - b);
    const separate = rows.map((row): Span => [tokens[row].start, tokens[row].end]);
    const wanted = [...ids].sort(naturalOrder).join();
    const joined: Span[] = [];
    rows.forEach((row, i) => {
      if (i > 0 && isTouching(rows[i - 1], row)) joined.push([joined.pop()![0], tokens[row].end]);
      else joined.push(separate[i]);
    });
    for (const fragments of [joined, separate]) if (spanOf(fragments) === wanted) return { fragments };
    const readBack = spanOf(separate);
    return { fragments: separate, readBack: readBack === TOO_MANY_TOKENS ? 'too many tokens' : readBack };
  };
}
