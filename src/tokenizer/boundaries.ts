import { inTextOrder, type Range } from './token.ts';

/** A token that crosses a boundary of an annotated span. */
export interface Mismatch {
  readonly token: Range;
  readonly span: Range;
  /** False where the original reports the mismatch but does not cut the token (compatible mode only). */
  readonly cut: boolean;
}

export type OnMismatch = (mismatch: Mismatch) => void;

/** Aligns tokens with spans. */
export type Align = (
  tokens: Iterable<Range>,
  spans: readonly Range[],
  onMismatch: OnMismatch,
) => Generator<Range>;

/**
 * Cuts every token at each start and end of a span strictly inside it, so that every span consists of whole tokens. No
 * token is lost. Tokens must be in text order and must not overlap.
 */
export const cutAtBoundaries: Align = function* (tokens, spans, onMismatch) {
  const sorted = distinct(spans);
  const points = sorted
    .flatMap(({ start, end }, span) => [
      { at: start, span },
      { at: end, span },
    ])
    .sort((a, b) => a.at - b.at || a.span - b.span);
  let next = 0;
  for (const token of tokens) {
    while (next < points.length && points[next].at <= token.start) next++;
    const crossed = new Set<number>();
    let start = token.start;
    for (; next < points.length && points[next].at < token.end; next++) {
      const { at, span } = points[next];
      crossed.add(span);
      if (at > start) yield { start, end: at };
      start = at;
    }
    yield start === token.start ? token : { start, end: token.end };
    for (const span of [...crossed].sort((a, b) => a - b))
      onMismatch({ token, span: sorted[span], cut: true });
  }
};

/** The spans in text order, each once. */
function distinct(spans: readonly Range[]): Range[] {
  const sorted = [...spans].sort(inTextOrder);
  return sorted.filter((span, index) => index === 0 || inTextOrder(span, sorted[index - 1]) !== 0);
}
