import { expect, it } from 'vitest';
import { joinRows } from '../../../../src/formats/token-table/join-rows.ts';

it('joins rows as a list of them all would be joined, also at the borders of blocks', () => {
  for (const count of [0, 1, 2, 4095, 4096, 4097, 8192, 8193]) {
    const rows = Array.from({ length: count }, (_, i) => `r${i}`);
    expect(joinRows(rows.values(), ',')).toBe(rows.join(','));
    expect(joinRows(rows.values())).toBe(rows.join(''));
  }
});

it('keeps empty rows', () => expect(joinRows(['', 'a', ''], ',')).toBe(',a,'));
