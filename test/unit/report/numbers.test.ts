import { expect, it } from 'vitest';
import {
  amount,
  counted,
  grouped,
  lengthFields,
  mainTitle,
  percent,
  textLength,
  UNDEFINED_SIGN,
} from '../../../src/report/numbers.ts';

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

it('says what a length counts', () => {
  expect(textLength({ tokens: 79, characters: 0 })).toBe('79 tokens');
  expect(textLength({ tokens: 0, characters: 79 })).toBe('79 characters');
  expect(textLength({ tokens: 1, characters: 2 })).toBe('1 token + 2 characters');
  expect(lengthFields({ tokens: 79, characters: 0 })).toEqual({ tokens: 79 });
  expect(lengthFields({ tokens: 0, characters: 79 })).toEqual({ tokens: 0, characters: 79 });
});

it('names the main numbers of metrics: an index is not an F1', () => {
  const [f1, index] = [{ headline: 'f1' }, { headline: 'index' }] as const;
  expect([[f1], [index], [f1, index]].map(mainTitle)).toEqual(['F1', 'Index', 'F1 and index']);
});
