import { expect, it } from 'vitest';
import { bratIds } from '../../../../src/formats/brat/ids.ts';

it('keeps ids of brat, and numbers the others after the highest', () => {
  expect(bratIds('E', ['E7', 'em-1', 'E2', 'T9', 'E', 'E7'])).toEqual(['E7', 'E8', 'E2', 'E9', 'E10', 'E11']);
});

it('gives no id twice, and takes no number that cannot be counted on', () => {
  expect(bratIds('T', ['x', 'T1', 'T1234567890123456'])).toEqual(['T2', 'T1', 'T3']);
});
