import type { Mention, Span } from '../core/document.ts';
import { unionOf } from '../core/span-union.ts';

/**
 * A mention at other positions; `undefined` if one of its pieces has none. `piecesOf` returns the new ranges of a span, which may be several. A head and a
 * minimum span are kept if they are found.
 */
export function moveMention(
  mention: Mention,
  piecesOf: (span: Span) => readonly Span[] | undefined,
): Mention | undefined {
  const { start, end, parts, head, minStart, minEnd, ...rest } = mention;
  const pieces: Span[] = [];
  for (const part of parts ?? [[start, end] as const]) {
    const found = piecesOf(part);
    if (found === undefined) return undefined;
    pieces.push(...found);
  }
  const spans = unionOf(pieces);
  const headSpan = head === undefined ? undefined : piecesOf([head, head + 1])?.[0];
  const min =
    minStart === undefined || minEnd === undefined ? undefined : unionOf(piecesOf([minStart, minEnd]) ?? []);
  return {
    ...rest,
    ...{ start: spans[0][0], end: spans[spans.length - 1][1] },
    ...(spans.length > 1 ? { parts: spans } : {}),
    ...(headSpan === undefined ? {} : { head: headSpan[0] }),
    ...(min === undefined || min.length === 0 ? {} : { minStart: min[0][0], minEnd: min[min.length - 1][1] }),
  };
}
