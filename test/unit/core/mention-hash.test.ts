import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mention } from '../../../src/core/document.ts';
import { mentionHash } from '../../../src/core/mention-hash.ts';
import { Mentions } from '../../../src/core/mentions.ts';

/** The same hash, written down in TypeScript. */
function plainHash(
  seed: number,
  mentions: readonly Mention[],
  entities: number,
  length: number,
  name: string,
): number {
  const mix = (h: number, value: number) => {
    let x = Math.imul(h ^ value, 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return x ^ (x >>> 16);
  };
  const sums = Array.from({ length: entities }, () => 0);
  for (const { start, end, entity, parts = [] } of mentions)
    sums[entity] = (sums[entity] + parts.flat().reduce(mix, mix(mix(seed, start), end))) | 0;
  const sum = sums.filter((value) => value !== 0).reduce((total, value) => (total + mix(seed, value)) | 0, 0);
  return (
    [...Array(name.length).keys()].reduce(
      (h, i) => mix(h, name.charCodeAt(i)),
      mix(mix(seed, length), sum),
    ) >>> 0
  );
}

const mentions = fc.array(
  fc.record({
    start: fc.nat(50),
    size: fc.integer({ min: 3, max: 9 }),
    entity: fc.nat(4),
    hasGap: fc.boolean(),
  }),
);

it('agrees with the hash written down in TypeScript', () => {
  fc.assert(
    fc.property(mentions, fc.nat(), fc.string(), (drawn, length, name) => {
      const list = drawn.map(({ start, size, entity, hasGap }): Mention => {
        const end = start + size;
        const parts: Mention['parts'] = hasGap
          ? [
              [start, start + 1],
              [end - 1, end],
            ]
          : undefined;
        return { start, end, entity, parts };
      });
      const document = { entities: ['a', 'b', 'c', 'd', 'e'], mentions: Mentions.of(list), length };
      expect(mentionHash(document, name)).toEqual(
        [0x9e3779b9, 0x7f4a7c15].map((seed) => plainHash(seed | 0, list, 5, length, name)),
      );
    }),
  );
});

it('does not write outside its memory for an entity that does not exist', () => {
  const at = (entity: number) => ({
    ...{ entities: ['a'], length: 9 },
    mentions: Mentions.of([{ start: 0, end: 1, entity }]),
  });
  expect(mentionHash(at(2 ** 28), 'd')).toEqual(mentionHash(at(-1), 'd'));
});
