import { expect, it } from 'vitest';
import { utf8Text } from '../../../src/library/utf8-text.ts';
import { InputError } from '../../../src/problems/problem.ts';

it('keeps a byte-order mark, so that offsets stay valid', () => {
  expect(utf8Text(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a.txt')).toBe('\ufeffa');
});

it('refuses bytes that are not UTF-8, and names the file', () => {
  const decode = () => utf8Text(new Uint8Array([0x61, 0xe9]), 'a.txt');
  expect(decode).toThrow(InputError);
  expect(decode).toThrow('not UTF-8');
});
