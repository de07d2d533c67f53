import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { toByteSize } from '../../../../src/cli/options/byte-size.ts';

describe('toByteSize', () => {
  it.each([
    ['0', 0],
    ['5000', 5000],
    ['1K', 1024],
    ['1k', 1024],
    ['500M', 524_288_000],
    ['1.5G', 1_610_612_736],
    ['2t', 2_199_023_255_552],
    ['0.5', 0],
    ['1.0009K', 1024],
  ])('%s is %i bytes', (text, bytes) => {
    expect(toByteSize(text)).toBe(bytes);
  });

  it.each(['', ' 5', '-1', '1.', '.5', '1e3', '5MB', '5 M', '0x10', 'M', 'Infinity', '5P'])(
    'refuses %j',
    (text) => {
      expect(() => toByteSize(text)).toThrow(InvalidArgumentError);
      expect(() => toByteSize(text)).toThrow('Expected a number of bytes, such as 500M or 50G.');
    },
  );
});
