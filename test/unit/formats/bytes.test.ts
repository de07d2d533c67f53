import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/formats/bytes.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { mentionsOf, readConllText } from '../../support/conll.ts';
import { runs } from '../../support/runs.ts';

const fatal = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes among which there are valid, overlong, cut and forbidden sequences. */
const someBytes = fc
  .array(
    fc.oneof(
      fc.constantFrom([0x41], [0xc3, 0xa9], [0xe9], [0xe2, 0x82, 0xac], [0xf0, 0x9f, 0x98, 0x80], [0x80]),
      fc.constantFrom([0xef, 0xbf, 0xbd], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xe0, 0x80, 0xaf], [0xf4, 0x90]),
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => Uint8Array.from(parts.flat()));

/** The inverse: lone surrogates are the bytes that they stand for. */
const encode = (text: string): number[] =>
  Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) as number;
    return code >= 0xdc80 && code <= 0xdcff ? [code - 0xdc00] : [...new TextEncoder().encode(character)];
  });

describe('decode', () => {
  it('loses nothing: the bytes can be restored, so different bytes are different texts', () =>
    fc.assert(
      fc.property(someBytes, (bytes) => {
        expect(encode(decode(bytes))).toEqual([...bytes]);
      }),
      { numRuns: runs(5000) },
    ));

  it('is what the standard says for valid UTF-8', () =>
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const bytes = new TextEncoder().encode(text);
        expect(decode(bytes)).toBe(fatal.decode(bytes));
      }),
    ));
});

it('keeps labels in UTF-8 and in Latin-1 apart', () => {
  const line = (label: number[]) => [0x77, 9, 0x28, ...label, 0x29, 10];
  const head = [...new TextEncoder().encode('#begin document (x)\n')];
  const end = [...new TextEncoder().encode('#end document\n')];
  const labels = [[0xc3, 0xa9], [0xe9], [0x80], [0xe2, 0x82, 0xac]];
  const [document] = readConllText(Uint8Array.from([...head, ...labels.flatMap(line), ...end])).documents;
  expect(mentionsOf(document)).toEqual(['é 0-0', '\udce9 1-1', '\udc80 2-2', '€ 3-3']);
});

it('reads a thousand labels in broken UTF-8, many times each', () => {
  const count = 20_000;
  const lines = Array.from({ length: count }, (_, i) => `w\t(x\u007f${i % 1000})\n`).join('');
  const bytes = new TextEncoder().encode(`#begin document (x)\n${lines}#end document\n`);
  for (const byte of [0xe9, 0x61]) {
    const [document] = readConllText(bytes.map((c) => (c === 0x7f ? byte : c))).documents;
    expect([document.mentions.length, document.entities.length]).toEqual([count, 1000]);
  }
});
