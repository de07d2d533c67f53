import { describe, expect, it } from 'vitest';
import { Mentions } from '../../../src/core/mentions.ts';
import { compareNumbers, textOrder } from '../../../src/core/text-order.ts';

describe('textOrder', () => {
  it('is by start, then end, then index', () => {
    const at = (start: number, end: number) => ({ start, end, entity: 0 });
    expect([...textOrder(Mentions.of([at(3, 4), at(1, 5), at(1, 2), at(1, 5)]))]).toEqual([2, 1, 3, 0]);
  });

  it('compares the pieces of mentions with the same hull as numbers', () => {
    const pieces = (...parts: [number, number][]) => ({ start: 1, end: 20, entity: 0, parts });
    const list = [pieces([1, 10], [12, 20]), pieces([1, 9], [12, 20]), { start: 1, end: 20, entity: 0 }];
    expect([...textOrder(Mentions.of(list))]).toEqual([2, 1, 0]);
  });
});

describe('compareNumbers', () => {
  it('puts the beginning of a list before it', () => {
    expect(compareNumbers([1, 2], [1, 2, 3])).toBeLessThan(0);
    expect(compareNumbers([1, 3], [1, 2, 3])).toBeGreaterThan(0);
    expect(compareNumbers([1], [1])).toBe(0);
  });
});
