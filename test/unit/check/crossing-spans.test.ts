import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossingSpans } from '../../../src/check/crossing-spans.ts';

it('are those that overlap an earlier span without being inside it', () => {
  const span = fc
    .tuple(fc.nat(20), fc.integer({ min: 1, max: 10 }))
    .map(([start, length]) => [start, start + length]);
  fc.assert(
    fc.property(fc.array(span, { maxLength: 30 }), (list) => {
      const spans = list.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
      const expected = spans.flatMap(([start, end], i) =>
        spans.some(([s, e]) => s < start && start < e && e < end) ? [i] : [],
      );
      const found = crossingSpans(
        spans.map(([start]) => start),
        spans.map(([, end]) => end),
      );
      expect([...found]).toEqual(expected);
    }),
  );
});
