import type { Span } from './document.ts';

/** The union of spans, in order: spans that overlap or touch become one. */
export function unionOf(spans: readonly Span[]): Span[] {
  const union: Span[] = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = union.at(-1);
    if (last === undefined || span[0] > last[1]) union.push(span);
    else if (span[1] > last[1]) union[union.length - 1] = [last[0], span[1]];
  }
  return union;
}
