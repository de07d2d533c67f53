import { describe, expect, it } from 'vitest';
import { naturalOrder } from '../../../src/core/natural-order.ts';

describe('naturalOrder', () => {
  it('compares runs of digits as numbers, however long', () => {
    const ids = ['E10', 'E2', 'E1', 'R1', 'E99999999999999999999', 'E100000000000000000000', 'E'];
    expect(ids.sort(naturalOrder)).toEqual([
      'E',
      'E1',
      'E2',
      'E10',
      'E99999999999999999999',
      'E100000000000000000000',
      'R1',
    ]);
  });

  it('compares everything else by code unit, a digit with a letter too', () => {
    expect(['ab', 'a10', 'b', '10', 'B', 'aa'].sort(naturalOrder)).toEqual([
      '10',
      'B',
      'a10',
      'aa',
      'ab',
      'b',
    ]);
    expect([naturalOrder('10', 'a'), naturalOrder('a', '10')]).toEqual([-1, 1]);
  });

  it('has the shorter of two ids first if it begins the other', () => {
    expect(['E1a2', 'E1', 'E1a'].sort(naturalOrder)).toEqual(['E1', 'E1a', 'E1a2']);
  });

  it('is equal for equal strings only', () => {
    expect(naturalOrder('E7', 'E7')).toBe(0);
    expect(naturalOrder('E07', 'E7')).not.toBe(0);
    expect(naturalOrder('', '')).toBe(0);
  });
});
