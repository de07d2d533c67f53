import type { Span } from '../core/document.ts';

/** The spans of a set of positions, in order: positions that follow each other are one span. */
export function spansOfPositions(positions: Iterable<number>): Span[] {
  const spans: [number, number][] = [];
  for (const position of [...new Set(positions)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.[1] === position) last[1]++;
    else spans.push([position, position + 1]);
  }
  return spans;
}

/** First position, last position and, where there are gaps, the parts of a mention. */
export const hullOf = (spans: readonly Span[]) => ({
  start: spans[0][0],
  end: spans[spans.length - 1][1],
  ...(spans.length > 1 ? { parts: spans } : {}),
});
