import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mention, Span } from '../../../src/core/document.ts';
import { SpanIndex, sameSpan } from '../../../src/core/span-index.ts';

const mention = (start: number, end: number, parts?: Span[]): Mention => ({ start, end, entity: 0, parts });

describe('sameSpan', () => {
  it('looks at the ends', () => {
    expect(sameSpan(mention(1, 3), mention(1, 3))).toBe(true);
    expect(sameSpan(mention(1, 3), mention(1, 4))).toBe(false);
    expect(sameSpan(mention(1, 3), mention(0, 3))).toBe(false);
  });

  it('looks at the pieces', () => {
    const gap = mention(0, 4, [
      [0, 1],
      [3, 4],
    ]);
    expect(sameSpan(gap, { ...gap, entity: 5, line: 9 })).toBe(true);
    expect(sameSpan(gap, mention(0, 4))).toBe(false);
    expect(sameSpan(mention(0, 4), gap)).toBe(false);
    for (const parts of [
      [
        [0, 2],
        [3, 4],
      ],
      [
        [0, 1],
        [2, 4],
      ],
      [
        [0, 1],
        [2, 3],
        [3, 4],
      ],
    ] as Span[][]) {
      expect(sameSpan(gap, mention(0, 4, parts))).toBe(false);
    }
  });
});

describe('SpanIndex', () => {
  it('finds a mention by its span, and nothing else', () => {
    const index = SpanIndex.of([mention(0, 1), mention(0, 2), mention(1, 2)]);
    expect(index.find(mention(0, 2))).toBe(1);
    expect(index.find(mention(1, 3))).toBe(-1);
  });

  it('is empty without mentions', () => expect(SpanIndex.of([]).find(mention(0, 1))).toBe(-1));

  it('adds a span once and says who has it', () => {
    const index = new SpanIndex([mention(0, 1), mention(0, 1), mention(2, 3)]);
    expect([index.add(0), index.add(1), index.add(2)]).toEqual([0, 0, 2]);
    expect(index.find(mention(0, 1))).toBe(0);
  });

  it('agrees with a search through the list', () => {
    const span = fc
      .tuple(fc.nat(9), fc.integer({ min: 1, max: 4 }), fc.boolean())
      .map(([start, length, gap]) =>
        mention(
          start,
          start + length,
          gap && length > 2
            ? [
                [start, start + 1],
                [start + 2, start + length],
              ]
            : undefined,
        ),
      );
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (list, queries) => {
        const index = new SpanIndex(list);
        const first = (wanted: Mention) => list.findIndex((other) => sameSpan(other, wanted));
        expect(list.map((_, i) => index.add(i))).toEqual(list.map(first));
        expect(queries.map((query) => index.find(query))).toEqual(queries.map(first));
      }),
    );
  });

  it('stays fast on spans that hash alike', () => {
    const mentions = Array.from({ length: 100_000 }, (_, i) => mention(i << 12, (i << 12) + 1));
    const begun = performance.now();
    const index = SpanIndex.of(mentions);
    expect(mentions.every((wanted, i) => index.find(wanted) === i)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
