import { expect, it } from 'vitest';
import { stringBetween } from '../../../../src/formats/json/string-between.ts';
import { bytesOf } from '../../../support/conll.ts';

it.each([
  ['"plain é"', 'plain é'],
  [String.raw`"\"\\\/\b\f\n\r\t"`, '"\\/\b\f\n\r\t'],
  [String.raw`"\u0041\ud83d\uDE00"`, 'A😀'],
  [String.raw`"\\u0041"`, '\\u0041'],
  [String.raw`"\x\u12"`, '\\x\\u12'],
])('reads %s', (written, expected) => {
  const bytes = bytesOf(`x${written}y`);
  expect(stringBetween(bytes, 1, bytes.length - 1)).toBe(expected);
});
