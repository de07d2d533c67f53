import { expect, it } from 'vitest';
import { isNameByte, isNameStart, isXmlBlank } from '../../../../src/formats/xml/characters.ts';

/** The ASCII characters of a class. */
const ascii = (is: (c: number) => boolean): string =>
  Array.from({ length: 128 }, (_, c) => c)
    .filter(is)
    .map((c) => String.fromCharCode(c))
    .join('');

const LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz`;

it('has four blanks', () => expect(ascii(isXmlBlank)).toBe('\t\n\r '));

it('has letters, digits and four signs in names, but no digit, hyphen or period at their start', () => {
  expect(ascii(isNameByte)).toBe(`-.0123456789:${LETTERS}`);
  expect(ascii(isNameStart)).toBe(`:${LETTERS}`);
});

it('has all bytes of other characters in names', () => {
  for (const c of [0x80, 0xc3, 0xff])
    expect([isNameByte(c), isNameStart(c), isXmlBlank(c)]).toEqual([true, true, false]);
});

it('has nothing after the end of the bytes', () => {
  expect([isXmlBlank(undefined), isNameByte(undefined), isNameStart(undefined)]).toEqual([
    false,
    false,
    false,
  ]);
});
