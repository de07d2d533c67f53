import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mention, Span } from '../../../src/core/document.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { firstOfSpan, twinsOf } from '../../../src/core/same-spans.ts';

const mention = (start: number, end: number, parts?: Span[]): Mention =>
  parts === undefined ? { start, end, entity: 0 } : { start, end, entity: 0, parts };

const spans = (...list: Mention[]) => Mentions.of(list);
const sameSpan = (a: Mention, b: Mention) =>
  JSON.stringify([a.start, a.end, a.parts]) === JSON.stringify([b.start, b.end, b.parts]);

const span = (gaps: boolean) =>
  fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 }), fc.boolean()).map(([start, length, gap]) =>
    mention(
      start,
      start + length,
      ...(gaps && gap && length > 2
        ? [
            [
              [start, start + 1],
              [start + 2, start + length],
            ] satisfies Span[],
          ]
        : []),
    ),
  );

describe('firstOfSpan', () => {
  it('is absent where no span repeats', () => {
    expect(firstOfSpan(spans())).toBeUndefined();
    expect(firstOfSpan(spans(mention(0, 1), mention(0, 2), mention(1, 2)))).toBeUndefined();
  });

  it('says who had a span first', () => {
    const list = spans(mention(0, 1), mention(2, 3), mention(0, 1), mention(0, 1));
    expect(firstOfSpan(list)).toEqual(Int32Array.of(0, 1, 0, 0));
  });

  it.each([false, true])('agrees with a search through the list (gaps: %s)', (gaps) => {
    fc.assert(
      fc.property(fc.array(span(gaps)), (list) => {
        const first = list.map((wanted) => list.findIndex((other) => sameSpan(other, wanted)));
        const expected = first.every((at, i) => at === i) ? undefined : Int32Array.from(first);
        expect(firstOfSpan(Mentions.of(list))).toEqual(expected);
      }),
    );
  });
});

describe('twinsOf', () => {
  it.each([false, true])('agrees with a search through the list (gaps: %s)', (gaps) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(span(gaps), { comparator: sameSpan }),
        fc.array(span(gaps)),
        (key, response) => {
          const expected = response.map((wanted) => key.findIndex((other) => sameSpan(other, wanted)));
          expect(twinsOf({ mentions: Mentions.of(key) }, { mentions: Mentions.of(response) })).toEqual(
            Int32Array.from(expected),
          );
        },
      ),
    );
  });

  it('compares the pieces where only one side has a discontinuous mention', () => {
    const whole = { mentions: spans(mention(0, 3), mention(5, 6)) };
    const gapped = {
      mentions: spans(
        mention(5, 6),
        mention(0, 3, [
          [0, 1],
          [2, 3],
        ]),
      ),
    };
    expect(twinsOf(whole, gapped)).toEqual(Int32Array.of(1, -1));
    expect(twinsOf(gapped, whole)).toEqual(Int32Array.of(-1, 0));
    expect(twinsOf(gapped, gapped)).toEqual(Int32Array.of(0, 1));
  });

  it('finds each of many spans that hash alike', () => {
    const list = Mentions.of(Array.from({ length: 100_000 }, (_, i) => mention(i << 12, (i << 12) + 1)));
    expect(twinsOf({ mentions: list }, { mentions: list }).every((twin, i) => twin === i)).toBe(true);
  });
});
