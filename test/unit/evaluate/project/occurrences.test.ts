import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occurrences } from '../../../../src/evaluate/project/occurrences.ts';

it('finds texts that overlap and texts within texts, by their ends', () => {
  expect([...occurrences('ushers', ['he', 'she', 'his', 'hers', ''])]).toEqual([
    { text: 'she', end: 4 },
    { text: 'he', end: 4 },
    { text: 'hers', end: 6 },
  ]);
});

it('finds what a search for each text finds', () => {
  const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b'), maxLength });
  fc.assert(
    fc.property(letters(20), fc.uniqueArray(letters(4)), (characters, texts) => {
      const naive = texts
        .filter((text) => text !== '')
        .flatMap((text) =>
          Array.from(characters, (_, start) => start)
            .filter((start) => characters.startsWith(text, start))
            .map((start) => `${start + text.length} ${text}`),
        );
      const found = Array.from(occurrences(characters, texts), ({ text, end }) => `${end} ${text}`);
      expect(found.sort()).toEqual(naive.sort());
    }),
  );
});
