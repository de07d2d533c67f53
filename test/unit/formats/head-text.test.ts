import { expect, it } from 'vitest';
import { firstByte, headText } from '../../../src/formats/head-text.ts';
import { bytesOf } from '../../support/conll.ts';

it('the text of the first bytes has no byte-order mark', () => {
  const head = bytesOf('\ufeffa\n');
  expect([headText(head), headText(head), headText(bytesOf('b'))]).toEqual(['a\n', 'a\n', 'b']);
});

it('the first byte is that of the first visible character', () => {
  expect(firstByte(bytesOf('\ufeff \r\n\t{'))).toBe(123);
  expect(firstByte(bytesOf(' \n'))).toBe(-1);
});
