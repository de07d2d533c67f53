import type { Document, Mention, Span } from '../../core/document.ts';
import { movedExtras } from '../../core/mention-columns.ts';
import { unionOf } from '../../core/span-union.ts';

/**
 * A mention at other positions; `undefined` if one of its pieces has none. `piecesOf` returns the new ranges of a span, which may be several. Positions
 * among its optional properties, such as its head, are kept if they are found.
 */
export function moveMention(
  mention: Mention,
  piecesOf: (span: Span) => readonly Span[] | undefined,
): Mention | undefined {
  const { start, end, parts, ...rest } = mention;
  const pieces: Span[] = [];
  for (const part of parts ?? [[start, end] as const]) {
    const found = piecesOf(part);
    if (found === undefined) return undefined;
    pieces.push(...found);
  }
  const spans = unionOf(pieces);
  return {
    ...rest,
    start: spans[0][0],
    end: spans[spans.length - 1][1],
    ...(spans.length > 1 ? { parts: spans } : {}),
    ...movedExtras(
      mention,
      (position) => piecesOf([position, position + 1])?.[0]?.[0],
      (span) => hullOf(unionOf(piecesOf(span) ?? [])),
    ),
  };
}

const hullOf = (spans: readonly Span[]): Span | undefined =>
  spans.length === 0 ? undefined : [spans[0][0], spans[spans.length - 1][1]];

/** The response without its mentions, with the text and the positions of the key. */
export const atPositionsOf = (key: Document, { columns, ...response }: Document): Document => ({
  ...response,
  unit: key.unit,
  length: key.length,
  sentences: key.sentences,
  tokens: key.tokens,
  text: key.text,
});
