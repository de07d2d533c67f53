import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finderOf } from '../../../src/formats/find-bytes.ts';

it('finds what a search in the text finds', () => {
  const letters = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });
  fc.assert(
    fc.property(letters(0, 30), letters(1, 4), fc.nat(10), (text, needle, from) => {
      const found = finderOf(needle)(new TextEncoder().encode(text), from);
      expect(found).toBe(from > text.length ? -1 : text.indexOf(needle, from));
    }),
  );
});
