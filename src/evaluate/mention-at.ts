import type { Document, Mention, Span } from '../core/document.ts';

/** A mention at other positions; `undefined` if one of its pieces has none. Its head and minimum span are kept if they have some. */
export function mentionAt(mention: Mention, spanOf: (span: Span) => Span | undefined): Mention | undefined {
  const { start, end, parts, head, minStart, minEnd, ...rest } = mention;
  const pieces: Span[] = [];
  for (const part of parts ?? [[start, end] as const]) {
    const piece = spanOf(part);
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  const headSpan = head === undefined ? undefined : spanOf([head, head + 1]);
  const min = minStart === undefined || minEnd === undefined ? undefined : spanOf([minStart, minEnd]);
  return {
    ...rest,
    ...{ start: pieces[0][0], end: pieces[pieces.length - 1][1] },
    ...(pieces.length > 1 ? { parts: pieces } : {}),
    ...(headSpan === undefined ? {} : { head: headSpan[0] }),
    ...(min === undefined ? {} : { minStart: min[0], minEnd: min[1] }),
  };
}

/** A response without its mentions, which are now counted as in the key. */
export const atPositionsOf = (key: Document, { columns, ...response }: Document): Document => ({
  ...response,
  ...{ unit: key.unit, length: key.length, sentences: key.sentences, tokens: key.tokens, text: key.text },
});
