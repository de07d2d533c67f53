import type { Mention, Span } from '../core/document.ts';

/**
 * A mention at other positions; `undefined` if one of its pieces has none. `piecesOf` tells where a span is found, perhaps in several pieces. A head and a
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
  const spans = joined(pieces);
  const headSpan = head === undefined ? undefined : piecesOf([head, head + 1])?.[0];
  const min =
    minStart === undefined || minEnd === undefined ? undefined : joined(piecesOf([minStart, minEnd]) ?? []);
  return {
    ...rest,
    ...{ start: spans[0][0], end: spans[spans.length - 1][1] },
    ...(spans.length > 1 ? { parts: spans } : {}),
    ...(headSpan === undefined ? {} : { head: headSpan[0] }),
    ...(min === undefined || min.length === 0 ? {} : { minStart: min[0][0], minEnd: min[min.length - 1][1] }),
  };
}

/** Spans in the order of the text; those without a gap between them become one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) result[result.length - 1] = [last[0], Math.max(end, last[1])];
    else result.push([start, end]);
  }
  return result;
}
