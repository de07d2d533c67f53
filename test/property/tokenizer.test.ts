import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Token, tokenize } from '../../src/tokenizer/index.ts';

/** What the rules turn on, so that random texts meet many of them. */
const pieces = [
  ...' \t\r\n\u00a0\u0085\u2028.,;:!?\'’`“”"<>()[]{}-–—_/\\&@#$%*=+~^|0159aeinostxUSZéßЖ語۳\u00ad\u0301',
  ...'can’t cannot gonna ’tis U.S. Inc. Mr. The No. http://x.org www.a.com a@b.c <p> </a> <a b=" <!-- &amp; &apos;'.split(
    ' ',
  ),
  ...'&eacute; C++ AT&T 1/2 12:30 555-1234 :-) ^_^ ... --- \ud83d\ude00 \ud83d \ude00 \ufeff \uffff \0'.split(
    ' ',
  ),
];
const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), {
  maxLength: 20,
  size: 'max',
});
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30, size: 'max' });
const texts = fc.oneof(
  text.map((parts) => parts.join('')),
  units.map((codes) => String.fromCharCode(...codes)),
);

function expectSound(source: string, tokens: readonly Token[]): void {
  let end = 0;
  for (const token of tokens) {
    if (token.begin < end || token.end <= token.begin)
      throw new Error(`${JSON.stringify(token)} is out of order.`);
    if (token.text !== source.slice(token.begin, token.end))
      throw new Error(`${JSON.stringify(token)} is not there.`);
    if (/^[ \t\n\f\r]|[ \t\n\f\r]$/.test(token.text))
      throw new Error(`${JSON.stringify(token)} ends in a blank.`);
    end = token.end;
  }
  if (end > source.length) throw new Error(`The last token ends at ${end}, behind the text.`);
}

describe('tokenize', () => {
  it('yields tokens in order that do not overlap, are the source at their offsets, and end in no blank', () => {
    fc.assert(
      fc.property(texts, (source) => expectSound(source, [...tokenize(source)])),
      { numRuns: 100_000 },
    );
  });

  it('loses no character to boundary cuts, and leaves no boundary inside a token', () => {
    const spans = fc.array(fc.tuple(fc.nat(40), fc.nat(15)), { maxLength: 6 });
    fc.assert(
      fc.property(texts, spans, (source, pairs) => {
        const boundaries = pairs.map(([begin, length]) => ({ begin, end: begin + length }));
        const whole = [...tokenize(source)];
        const cut = [...tokenize(source, { spans: boundaries })];
        expectSound(
          source,
          cut.filter((token) => !/^[ \t\n\f\r]|[ \t\n\f\r]$/.test(token.text)),
        );
        expect(cut.map((token) => token.text).join('')).toBe(whole.map((token) => token.text).join(''));
        for (const { begin, end } of boundaries) {
          expect(cut.filter((token) => token.begin < begin && begin < token.end)).toEqual([]);
          expect(cut.filter((token) => token.begin < end && end < token.end)).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('counts code points as the iteration of a string does', () => {
    fc.assert(
      fc.property(texts, (source) => {
        const points = [...source];
        const found = [...tokenize(source, { offsets: 'code-points' })];
        expect(found.map(({ begin, end }) => points.slice(begin, end).join(''))).toEqual(
          found.map((t) => t.text),
        );
        expect(found.map((t) => t.text)).toEqual([...tokenize(source)].map((t) => t.text));
      }),
      { numRuns: 1000 },
    );
  });
});
