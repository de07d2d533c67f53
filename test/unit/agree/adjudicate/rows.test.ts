import { expect, it } from 'vitest';
import { placeName } from '../../../../src/agree/adjudicate/rows.ts';

it('placeName tells a span from one with the same ends and a gap', () => {
  const parts = [
    [0, 1],
    [3, 4],
  ] as const;
  expect(placeName({ start: 0, end: 4 })).toBe('0,4');
  expect(placeName({ start: 0, end: 4, parts })).toBe('0,4,0,1,3,4');
});
