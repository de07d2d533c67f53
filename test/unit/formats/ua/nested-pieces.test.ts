import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '../../../../src/core/document.ts';
import { unionOf } from '../../../../src/core/span-union.ts';
import { nestedPieces } from '../../../../src/formats/ua/nested-pieces.ts';
import { runs } from '../../../support/runs.ts';

describe('pieces', () => {
  it('are the parts themselves where nothing crosses', () => {
    expect(nestedPieces([[[1, 2]], [[0, 4]], [[3, 5]]])).toEqual([
      { index: 1, start: 0, end: 4 },
      { index: 0, start: 1, end: 2 },
      { index: 2, start: 3, end: 5 },
    ]);
  });

  it('never cross, cover what they are pieces of, and are in the order in which they are opened', () => {
    const span = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 8 }));
    const spans = fc
      .array(span, { minLength: 1, maxLength: 3 })
      .map((list) => unionOf(list.map(([start, length]): Span => [start, start + length])));
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 10 }), (mentions) => {
        const pieces = nestedPieces(mentions);
        expect(
          mentions.map((_, i) =>
            unionOf(pieces.filter(({ index }) => index === i).map(({ start, end }): Span => [start, end])),
          ),
        ).toEqual(mentions);
        const open: number[] = [];
        let last = 0;
        for (const { start, end } of pieces) {
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
          while (open.length > 0 && open[open.length - 1] <= start + 1) open.pop();
          expect(end).toBeLessThanOrEqual(open.at(-1) ?? 99);
          if (end > start + 1) open.push(end);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
