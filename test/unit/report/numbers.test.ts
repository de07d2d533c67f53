import { expect, it } from 'vitest';
import { amount, counted, grouped, percent, UNDEFINED_SIGN } from '../../../src/report/numbers.ts';

it('has percentages with two decimals, and a dash for what is undefined', () => {
  expect([0, 1, 2 / 3, null, undefined].map(percent)).toEqual([
    '0.00',
    '100.00',
    '66.67',
    UNDEFINED_SIGN,
    UNDEFINED_SIGN,
  ]);
});

it('has counts as they are, or with two decimals', () => {
  expect([7, 2.5, 35 / 12].map(amount)).toEqual(['7', '2.50', '2.92']);
});

it('groups thousands, and names what was counted', () => {
  expect([1, 999, 1000, 1234567].map(grouped)).toEqual(['1', '999', '1,000', '1,234,567']);
  expect([counted(1, 'entity', 'entities'), counted(1000, 'token')]).toEqual(['1 entity', '1,000 tokens']);
});
