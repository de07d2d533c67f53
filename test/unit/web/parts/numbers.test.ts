import { expect, it } from 'vitest';
import { byteSize, signed } from '../../../../src/web/parts/numbers.ts';

it('writes a difference in percent with its sign', () => {
  expect([0.0176, -0.5, 0].map(signed)).toEqual(['+1.76', '−50.00', '+0.00']);
});

it('writes sizes in the unit that keeps them below a thousand', () => {
  expect([0, 1, 999, 1000, 13_049_000, 2.5e9, 7e12].map(byteSize)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.0 KB',
    '13.0 MB',
    '2.5 GB',
    '7000.0 GB',
  ]);
});

it('takes the next unit where rounding would reach a thousand', () => {
  expect([999_949, 999_950].map(byteSize)).toEqual(['999.9 KB', '1.0 MB']);
});
