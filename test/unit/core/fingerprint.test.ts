import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mention } from '../../../src/core/document.ts';
import { fingerprint } from '../../../src/core/fingerprint.ts';
import { fingerprintText } from '../../../src/core/fingerprint-sums.ts';
import { Mentions } from '../../../src/core/mentions.ts';
import { documentWith } from '../../support/documents.ts';

const document = documentWith([
  ['a', '0', '1-2'],
  ['b', '3', '5'],
]);
const print = fingerprint(document);

describe('a fingerprint', () => {
  it('does not depend on labels, on the order of entities and mentions, or on words', () => {
    const same = [
      documentWith([
        ['x', '0', '1-2'],
        ['y', '3', '5'],
      ]),
      documentWith([
        ['b', '5', '3'],
        ['a', '1-2', '0'],
      ]),
      documentWith([['empty'], ['a', '0', '1-2'], ['b', '3', '5']]),
      { ...document, id: 'written otherwise', file: 'elsewhere', sentences: [0, 3] },
    ];
    for (const other of same) expect(fingerprint(other)).toEqual(print);
  });

  it('depends on everything else', () => {
    const others = [
      documentWith([['a', '0', '1-2', '3', '5']]), // merged
      documentWith([
        ['a', '0', '1-2'],
        ['b', '3'],
        ['c', '5'],
      ]), // split
      documentWith([
        ['a', '0', '3'],
        ['b', '1-2', '5'],
      ]), // exchanged
      documentWith([
        ['a', '0', '1-3'],
        ['b', '3', '5'],
      ]), // another end
      documentWith([
        ['a', '0', '1-2'],
        ['b', '3', '5'],
        ['c', '7'],
      ]), // another mention
      documentWith([['a', '0', '1-2']]),
      { ...document, length: 21 },
      { ...document, pairKey: 'd#1' },
      {
        ...document,
        mentions: Mentions.of(
          [...document.mentions].with(1, {
            ...document.mentions.at(1),
            parts: [
              [1, 2],
              [2, 3],
            ],
          }),
        ),
      },
    ].map((other) => fingerprintText(fingerprint(other)));
    expect(new Set([...others, fingerprintText(print)]).size).toBe(others.length + 1);
  });

  it('is sixteen hexadecimal digits, the same on every machine', () => {
    expect(fingerprintText(print)).toMatchInlineSnapshot(`"fd70fd5e9c06ee6b"`);
  });
});

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
      const drawnDocument = {
        entities: ['a', 'b', 'c', 'd', 'e'],
        mentions: Mentions.of(list),
        length,
        pairKey: name,
      };
      expect(fingerprint(drawnDocument)).toEqual(
        [0x9e3779b9, 0x7f4a7c15].map((seed) => plainHash(seed | 0, list, 5, length, name)),
      );
    }),
  );
});

it('does not write outside its memory for an entity that does not exist', () => {
  const at = (entity: number) => ({
    entities: ['a'],
    length: 9,
    pairKey: 'd',
    mentions: Mentions.of([{ start: 0, end: 1, entity }]),
  });
  expect(fingerprint(at(2 ** 28))).toEqual(fingerprint(at(-1)));
});
