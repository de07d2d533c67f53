import fc from 'fast-check';
import type { Token } from '../../src/tokenizer/index.ts';
import { anyCharacter } from './any-character.ts';

/** Strings that trigger rules of the tokenizer, so that random texts cover many of them. */
const pieces = [
  ...' \t\r\n\u00a0\u0085\u2028.,;:!?\'’`“”"<>()[]{}-–—_/\\&@#$%*=+~^|0159aeinostxUSZéßЖ語۳\u00ad\u0301',
  ...'can’t cannot gonna ’tis U.S. Inc. Mr. The No. http://x.org www.a.com a@b.c <p> </a> <a b=" <!-- &amp; &apos;'.split(
    ' ',
  ),
  ...'&eacute; C++ AT&T 1/2 12:30 555-1234 :-) ^_^ ... --- \ud83d\ude00 \ud83d \ude00 \ufeff \uffff \0'.split(
    ' ',
  ),
];
const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: anyCharacter, maxLength: 3 })), {
  maxLength: 20,
  size: 'max',
});
const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30, size: 'max' });
/** Texts that trigger many rules, mixed with noise. */
export const texts = fc.oneof(
  text.map((parts) => parts.join('')),
  units.map((codes) => String.fromCharCode(...codes)),
);

/** Throws unless tokens are in order, do not overlap, equal the source at their offsets, and do not end in a blank. */
export function expectSound(source: string, tokens: readonly Token[]): void {
  let end = 0;
  for (const token of tokens) {
    if (token.start < end || token.end <= token.start)
      throw new Error(`${JSON.stringify(token)} is out of order.`);
    if (token.text !== source.slice(token.start, token.end))
      throw new Error(`${JSON.stringify(token)} is not there.`);
    if (/^[ \t\n\f\r]|[ \t\n\f\r]$/.test(token.text))
      throw new Error(`${JSON.stringify(token)} ends in a blank.`);
    end = token.end;
  }
  if (end > source.length) throw new Error(`The last token ends at ${end}, after the end of the text.`);
}
