import { expect, it } from 'vitest';
import { argumentBytes, byteString, lowerCase, toBytes } from '../../../../src/compat/scorer-pl/bytes.ts';

it('has one character for each byte', () => {
  expect(byteString(Uint8Array.of(0x61, 0xe9, 0xff))).toBe('a\xe9\xff');
  expect(byteString(Uint8Array.of(1, 2, 3, 4), 1, 3)).toBe('\x02\x03');
  expect(toBytes('a\xe9\xff')).toEqual(Uint8Array.of(0x61, 0xe9, 0xff));
  expect(argumentBytes('é')).toBe('\xc3\xa9');
});

it('lowers ASCII letters only', () => {
  expect(lowerCase('MUC\xc9')).toBe('muc\xc9');
});
