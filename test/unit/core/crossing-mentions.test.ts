import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossingMentions } from '../../../src/core/crossing-mentions.ts';
import { Mentions } from '../../../src/core/mentions.ts';

const mention = (start: number, end: number) => ({ start, end, entity: 0 });

it('counts mentions that begin in one sentence and end in another', () => {
  const mentions = Mentions.of([mention(0, 1), mention(1, 3), mention(2, 4), mention(3, 4), mention(0, 9)]);
  expect(crossingMentions(mentions, [0, 3, 6])).toBe(2);
});

it('finds none where the format has no sentences', () => {
  expect(crossingMentions(Mentions.of([mention(0, 9)]), [])).toBe(0);
});

it('agrees with a comparison of the sentences of all tokens', () => {
  const span = fc
    .tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }))
    .map(([start, n]) => mention(start, start + n));
  const starts = fc
    .uniqueArray(fc.integer({ min: 1, max: 50 }))
    .map((rest) => [0, ...rest.sort((a, b) => a - b)]);
  fc.assert(
    fc.property(fc.array(span), starts, (spans, sentences) => {
      const sentenceOf = (token: number) => sentences.filter((first) => first <= token).length;
      const crossing = spans.filter(({ start, end }) => sentenceOf(start) !== sentenceOf(end - 1));
      expect(crossingMentions(Mentions.of(spans), sentences)).toBe(crossing.length);
    }),
  );
});
