import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteStrings } from '../../../src/formats/byte-strings.ts';
import { decode } from '../../../src/formats/bytes.ts';

describe('strings of ranges of bytes', () => {
  it('are those that a decoder makes, however often they are asked for', () =>
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 40 }),
        (bytes, ranges) => {
          const strings = new ByteStrings(bytes);
          for (const [a, b] of [...ranges, ...ranges]) {
            const [start, end] = [Math.min(a, b, bytes.length), Math.min(Math.max(a, b), bytes.length)];
            expect(strings.at(start, end)).toBe(decode(bytes.subarray(start, end)));
          }
        },
      ),
    ));

  it('are right when there are more of them than are kept', () => {
    const words = Array.from({ length: 70_000 }, (_, i) => `w${i}`);
    const bytes = new TextEncoder().encode(words.join(' '));
    const strings = new ByteStrings(bytes);
    for (let pass = 0; pass < 2; pass++) {
      let start = 0;
      for (const word of words) {
        if (strings.at(start, start + word.length) !== word) expect.fail(word);
        start += word.length + 1;
      }
    }
  });
});
