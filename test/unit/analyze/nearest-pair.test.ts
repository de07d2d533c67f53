import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Boundaries, nearestPair } from '../../../src/analyze/nearest-pair.ts';
import { runs, size } from '../../support/runs.ts';

const spans = fc
  .uniqueArray(fc.record({ start: fc.integer({ min: 0, max: 6 }), end: fc.integer({ min: 7, max: 13 }) }), {
    minLength: 1,
    maxLength: 12,
    selector: ({ start, end }) => `${start} ${end}`,
  })
  .map((list) => list.sort((a, b) => a.start - b.start || a.end - b.end));

/** The first of the nearest pairs, by trying all. */
function tried(responses: readonly Boundaries[], keys: readonly Boundaries[]): [number, number] {
  let best: [number, number, number] = [Number.POSITIVE_INFINITY, 0, 0];
  responses.forEach((r, i) => {
    keys.forEach((k, j) => {
      const distance = Math.abs(r.start - k.start) + Math.abs(r.end - k.end);
      if (distance < best[0]) best = [distance, i, j];
    });
  });
  return [best[1], best[2]];
}

it('is the first of the pairs with the smallest distance', () => {
  fc.assert(
    fc.property(spans, spans, (responses, keys) => {
      expect(nearestPair(responses, keys)).toEqual(tried(responses, keys));
    }),
    { numRuns: runs(500) },
  );
});

it('handles many nested mentions; of equal distances the earliest pair wins', () => {
  const many = Array.from({ length: size(20_000) }, (_, i) => ({ start: i, end: 200_000 - i }));
  const [response, key] = nearestPair(
    many,
    many.map(({ start, end }) => ({ start, end: end + 200_000 })),
  );
  expect([response, key]).toEqual([0, 0]);
});
