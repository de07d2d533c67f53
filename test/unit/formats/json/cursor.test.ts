import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonCursor, JsonFault, MAX_JSON_DEPTH } from '../../../../src/formats/json/cursor.ts';
import { stringFrom } from '../../../../src/formats/json/words.ts';
import { anyCharacter } from '../../../support/any-character.ts';
import { bytesOf } from '../../../support/conll.ts';

const cursorOf = (text: string) => new JsonCursor(bytesOf(text));

/** Skips one value and returns the offset behind it, or the fault. */
function skipped(text: string): number | string {
  const cursor = cursorOf(text);
  try {
    cursor.skip();
    return cursor.at;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return `${error.at}: ${error.message}, expected ${error.expected}`;
  }
}

describe('a cursor over JSON', () => {
  it('skips what JSON.parse accepts, to its last byte', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(skipped(` ${text}\n`)).toBe(1 + Buffer.byteLength(text));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const damaged = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', ']', '}', '"', ':', '\\', 'x'));
    fc.assert(
      fc.property(damaged, ([text, place, sign]) => {
        const at = place % (text.length + 1);
        const spoilt = text.slice(0, at) + sign + text.slice(at + 1);
        let isJson = true;
        try {
          JSON.parse(spoilt);
        } catch {
          isJson = false;
        }
        const end = skipped(spoilt);
        const isWhole =
          typeof end === 'number' &&
          bytesOf(spoilt)
            .subarray(end)
            .every((c) => c <= 32);
        // Numbers with leading zeros and unknown escapes are let through; everything else is as strict.
        if (!isJson && !/\\|\d/.test(spoilt)) expect([spoilt, isWhole]).toEqual([spoilt, false]);
        if (isJson) expect([spoilt, isWhole]).toEqual([spoilt, true]);
      }),
    );
  });

  it.each([
    ['[1, 2', '5: the text ends here, expected "," or "]" after an item of a list'],
    ['{"a" 1}', '5: found a number here, expected ":" after the key'],
    ['{a: 1}', '1: found something else here, expected a key in quotes'],
    [
      '["a\nb"]',
      '3: a string contains a line break or control character, expected a quote before it, or an escape',
    ],
    ['["a', '3: a string has no end, expected a closing quote'],
    ['[tru]', '1: found something else here, expected a value'],
    ['[1}', '2: found something else here, expected "," or "]" after an item of a list'],
  ])('says where %s is wrong', (text, fault) => expect(skipped(text)).toBe(fault));

  it('takes NaN and Infinity, which Python writes', () => {
    expect(skipped('[NaN, -Infinity, Infinity]')).toBe(26);
  });

  it('refuses values that are nested too deep, whatever their number', () => {
    expect(skipped('['.repeat(MAX_JSON_DEPTH) + ']'.repeat(MAX_JSON_DEPTH))).toBe(2 * MAX_JSON_DEPTH);
    const fault = `${MAX_JSON_DEPTH}: values are nested more than ${MAX_JSON_DEPTH} deep, expected a document`;
    for (const depth of [MAX_JSON_DEPTH + 1, 100_000]) expect(skipped('['.repeat(depth))).toBe(fault);
    expect(skipped('{"a":'.repeat(100_000))).toContain('nested more than');
  });

  it('decodes strings with all escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const written = JSON.stringify(text);
        expect(stringFrom(bytesOf(` ${written}`), 1)).toBe(text);
      }),
    );
    expect(stringFrom(bytesOf('"\\u0041\\/\\x"'), 0)).toBe('A/\\x');
  });

  it('keeps the digits of long numbers as labels', () => {
    expect(cursorOf('17740950239373139').label()).toBe('17740950239373139');
    expect(() => cursorOf('2147483647').index()).toThrow(JsonFault);
    expect(() => cursorOf('1.5').index()).toThrow(JsonFault);
    expect(cursorOf('2147483646').index()).toBe(2147483646);
  });
});
