import { inTextOrder, type Range } from './token.ts';

/** A token that does not fit an annotated span. */
export interface Mismatch {
  readonly token: Range;
  readonly span: Range;
  /** False where the original reports the two but does not know what to do (compatible mode only). */
  readonly cut: boolean;
}

export type OnMismatch = (mismatch: Mismatch) => void;

/** Brings tokens in line with spans. */
export type Align = (
  tokens: Iterable<Range>,
  spans: readonly Range[],
  onMismatch: OnMismatch,
) => Generator<Range>;

/**
 * Cuts every token at each begin and end of a span that lies strictly inside it, so that every span can be told
 * in whole tokens. No token is lost. Tokens come in text order and do not overlap.
 */
export const cutAtBoundaries: Align = function* (tokens, spans, onMismatch) {
  const sorted = distinct(spans);
  const points = sorted
    .flatMap(({ begin, end }, span) => [
      { at: begin, span },
      { at: end, span },
    ])
    .sort((a, b) => a.at - b.at || a.span - b.span);
  let next = 0;
  for (const token of tokens) {
    while (next < points.length && points[next].at <= token.begin) next++;
    const torn = new Set<number>();
    let from = token.begin;
    for (; next < points.length && points[next].at < token.end; next++) {
      const { at, span } = points[next];
      torn.add(span);
      if (at > from) yield { begin: from, end: at };
      from = at;
    }
    yield from === token.begin ? token : { begin: from, end: token.end };
    for (const span of [...torn].sort((a, b) => a - b)) onMismatch({ token, span: sorted[span], cut: true });
  }
};

/** The spans in text order, each once. */
function distinct(spans: readonly Range[]): Range[] {
  const sorted = [...spans].sort(inTextOrder);
  return sorted.filter((span, index) => index === 0 || inTextOrder(span, sorted[index - 1]) !== 0);
}
